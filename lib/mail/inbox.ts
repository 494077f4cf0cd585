import "server-only";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SentMessageInfo, Transport } from "nodemailer";
import { isLoopback } from "@/lib/env";

const FOLDER = ".inbox";

/** Whether a request was sent on this machine, which alone the inbox serves: `docs/decisions.md` says why. */
export function isForInbox(headers: Headers): boolean {
  // Behind a proxy that does not pass the public Host on, browsers still name it as the Origin.
  const [, origin = "localhost"] = headers.get("origin")?.split("//") ?? [];
  const hosts = [headers.get("host") ?? "", origin].map((host) => host.replace(/:\d+$/, ""));
  // Proxies append the address of their client. Next writes that of the connection if there is none.
  const addresses = headers.get("x-forwarded-for")?.split(",") ?? [];
  return (
    !headers.has("forwarded") && [...hosts, ...addresses].every((name) => isLoopback(name.trim()))
  );
}

/**
 * Stands in for a mail server on a developer's machine: keeps each e-mail in a folder, as .eml for a mail program and as
 * .html for a browser, and names the file in the log.
 */
export const inbox: Transport<SentMessageInfo> = {
  name: "inbox",
  version: "1",
  verify: async () => true,
  send({ data, message }, callback) {
    const time = new Date().toISOString().replaceAll(":", "-");
    const file = join(process.cwd(), FOLDER, `${time}-${message.messageId().slice(1, 9)}`);
    const keep = async () => {
      await mkdir(FOLDER, { recursive: true });
      await writeFile(`${file}.eml`, await message.build());
      await writeFile(`${file}.html`, String(data.html));
      console.log(`Mail   ${file}.html`);
      return { envelope: message.getEnvelope(), messageId: message.messageId() };
    };
    keep().then((info) => callback(null, info), callback);
  },
};
