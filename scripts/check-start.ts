import { env, setEnv } from "../lib/env";
import { prepareOutput } from "../lib/log";
import { checkStart, exitOnConfigError, withBuildSettings } from "../lib/start";
import { checkPort } from "./listen";

// Runs in a container before Next's server, which ignores an invalid PORT and reports a port in use with a stack trace.

prepareOutput();
try {
  const settings = env();
  checkStart(withBuildSettings(settings));
  await checkPort(settings);
  // Next listens on HOSTNAME, which Docker sets to the container's name.
  setEnv({ HOSTNAME: settings.HOST });
} catch (error) {
  exitOnConfigError(error);
}
