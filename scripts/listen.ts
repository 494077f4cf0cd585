import { createServer, type Server } from "node:http";
import { ConfigError, type Env } from "../lib/env";

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

/** Throws {@link ConfigError} if the port cannot be used. Next would report a port in use with a stack trace. */
export async function checkPort({ HOST, PORT }: Env): Promise<void> {
  const server = createServer();
  await listen(server, { key: "PORT", port: PORT, host: HOST });
  await new Promise((resolve) => server.close(resolve));
}
