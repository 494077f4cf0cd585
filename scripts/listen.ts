import { createServer, type Server } from "node:http";
import { ConfigError, type Env } from "../lib/env";

/** Starts `server`. Throws a {@link ConfigError} that names the wrong setting in one line. */
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

/** Throws {@link ConfigError} for a port in use, which Next would report with a stack trace. */
export async function checkPort({ HOST, PORT }: Env): Promise<void> {
  const server = createServer();
  await listen(server, { key: "PORT", port: PORT, host: HOST });
  await new Promise((resolve) => server.close(resolve));
}
