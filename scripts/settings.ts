import { parseEnv } from "node:util";
import nextEnv from "@next/env";
import { ConfigError, env, type Env, SAMPLE_PHONE } from "../lib/env";
import { isLoopback } from "../lib/server-address";

/** The settings of the environment and, where it has none, of `.env`. Throws {@link ConfigError}. */
export function loadSettings(isDevelopment = false): Env {
  const quiet = { info: () => {}, error: console.error };
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), isDevelopment, quiet);
  for (const { path, contents, env: values } of loadedEnvFiles) {
    for (const [key, line = ""] of Object.entries(parseEnv(contents))) {
      if (line.includes("$") && line.replaceAll("\\$", "$") !== values[key]) {
        throw new ConfigError(`${path}: ${key} loses what follows its $, so write it as \\$`);
      }
    }
  }
  return env();
}

/** Checks at the start how settings fit together. Throws {@link ConfigError}; warns of what works, but badly. */
export function checkForStart(settings: Env): void {
  const missing = missingMailServer(settings);
  if (missing) throw new ConfigError(missing);
  if (isPublic(settings) && settings.TRUST_PROXY_HOPS === 0) {
    console.warn(
      "TRUST_PROXY_HOPS is 0: visitors cannot be told apart, so one of them can use up the rate limit of all; set it to the number of your reverse proxies",
    );
  }
}

/** Warns of settings that a build can do without, but not the site that is built. */
export function warnAtBuild(settings: Env): void {
  const missing = missingMailServer(settings);
  if (missing) console.warn(missing);
  if (settings.CONTACT_PHONE === SAMPLE_PHONE) {
    console.warn(`CONTACT_PHONE is not set: the pages show the sample number ${SAMPLE_PHONE}`);
  }
}

function missingMailServer(settings: Env): string | undefined {
  if (settings.SMTP_URL.length > 0 || !isPublic(settings)) return undefined;
  return `SMTP_URL is missing: ${settings.SITE_URL} is public, so its quotation requests need a mail server such as smtps://user:password@smtp.example.com:465`;
}

function isPublic({ SITE_URL }: Env): boolean {
  return !isLoopback(new URL(SITE_URL).hostname);
}
