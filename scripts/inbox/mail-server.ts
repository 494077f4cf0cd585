import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { MessageStore } from "./store";

/** A mail server on loopback that accepts every message into `store`. Resolves to its address as an SMTP_URL. */
export async function startMailServer(store: MessageStore): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: 10 * 1024 * 1024,
    async onData(stream, _session, done) {
      try {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw new Error("Message is larger than 10 MB");
        await store.add(raw);
        done(null);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  server.on("error", () => {});
  const listener = server.listen(0, "127.0.0.1");
  await new Promise((resolve, reject) => listener.on("listening", resolve).on("error", reject));
  return `smtp://127.0.0.1:${portOf(listener.address())}`;
}

function portOf(address: AddressInfo | string | null): number {
  if (!address || typeof address === "string") throw new Error("The mail server has no port");
  return address.port;
}
