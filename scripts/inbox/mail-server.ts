import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** Starts an SMTP server on the loopback address. It accepts a message once `keep` has resolved. */
export async function startMailServer(
  keep: (raw: Buffer) => Promise<void>,
  options: SMTPServerOptions = {},
  port = 0,
): Promise<{ server: SMTPServer; port: number }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    maxClients: 1_000,
    size: 10 * 1024 * 1024,
    async onData(stream, _session, done) {
      try {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw new Error("Message is larger than 10 MB");
        await keep(raw);
        done(null);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    ...options,
  });
  server.on("error", () => {});
  const listener = server.listen(port, "127.0.0.1");
  await new Promise((resolve, reject) => listener.on("listening", resolve).on("error", reject));
  return { server, port: (listener.address() as AddressInfo).port };
}
