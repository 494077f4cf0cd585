import { startMailServer } from "./mail-server";
import { MessageStore } from "./store";
import { startWebServer } from "./web-server";

/** A mail server on this machine that keeps every message in `folder`, and a web page that shows them. */
export async function startInbox(folder: string, webPort: number) {
  const store = await MessageStore.open(folder);
  const webUrl = await startWebServer(store, webPort);
  const { port } = await startMailServer((raw) => store.add(raw));
  return { smtpUrl: `smtp://127.0.0.1:${port}`, webUrl };
}
