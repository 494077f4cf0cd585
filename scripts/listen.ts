import type { Server } from "node:http";
import { ConfigError } from "../lib/env";

/** Makes `server` listen. Throws a one-line {@link ConfigError} that names the wrong setting. */
export async function listen(
  server: Server,
  { key, port, host }: { key: string; port: number; host: string },
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen({ port, host }, resolve);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL/.test(reason)) {
      throw new ConfigError(`HOST should be an address of this machine (${reason})`);
    }
    throw new ConfigError(`Port ${port} cannot be used (${reason}): set ${key} to a free one`);
  }
}
