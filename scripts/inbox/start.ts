import { startMailServer } from "./mail-server";
import { MessageStore } from "./store";
import { startWebServer } from "./web-server";

export type Inbox = { smtpUrl: string; webUrl: string };

/** A mail server on this machine that keeps every message, and a web page that shows them. */
export async function startInbox(folder: string, webPort: number): Promise<Inbox> {
  const store = new MessageStore(folder);
  const [smtpUrl, webUrl] = await Promise.all([
    startMailServer(store),
    startWebServer(store, webPort),
  ]);
  return { smtpUrl, webUrl };
}
