import { isIP } from "node:net";

/** Returns the URL, host and decoded login of a server address, or undefined if `text` is none. */
export function parseServer(text: string) {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!isHostName(host) || url.port === "0") return undefined;
  try {
    const [user, password] = [url.username, url.password].map((part) => decodeURIComponent(part));
    return { url, host, user, password };
  } catch {
    return undefined;
  }
}

/** Whether a host name or address is this machine. */
export function isLoopback(host: string): boolean {
  return (
    host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host)
  );
}

/** Whether `text` can be the name or address of a machine. */
function isHostName(text: string): boolean {
  return isIP(text) > 0 || (text.length < 254 && HOST_NAME.test(text));
}

const LABEL = "[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?";
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, "i");
