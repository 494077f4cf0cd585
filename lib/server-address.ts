import { isIP } from "node:net";

/** Returns the URL, host and decoded credentials of a server address, or undefined if `text` is not one. */
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

/** A mail server of `SMTP_URL`. */
export type Relay = {
  /** `host:port`, safe to log. */
  name: string;
  host: string;
  port: number;
  /** `implicit` and `starttls` verify the certificate. `none` is used for loopback addresses only. */
  tls: "implicit" | "starttls" | "none";
  user?: string;
  password?: string;
};

/** Parses `smtp[s]://[user[:password]@]host[:port][?tls=required]`. Returns undefined for any other text. */
export function parseRelay(text: string): Relay | undefined {
  const server = parseServer(text);
  if (!server) return undefined;
  const { url, host, user, password } = server;
  const isImplicit = url.protocol === "smtps:";
  if (!isImplicit && url.protocol !== "smtp:") return undefined;
  if (url.pathname.length > 1 || url.hash || (password && !user)) return undefined;

  const options = [...url.searchParams].map((pair) => pair.join("="));
  if (options.some((option) => option !== "tls=required")) return undefined;

  const port = url.port ? Number(url.port) : isImplicit ? 465 : 587;
  const isPlain = isLoopback(host) && options.length === 0;
  return {
    name: `${url.hostname}:${port}`,
    host,
    port,
    tls: isImplicit ? "implicit" : isPlain ? "none" : "starttls",
    ...(user && { user, password }),
  };
}

/** Whether a host name or IP address refers to this machine. */
export function isLoopback(host: string): boolean {
  return (
    host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host)
  );
}

/** Whether `text` is a valid host name or IP address. */
export function isHostName(text: string): boolean {
  return isIP(text) > 0 || (text.length < 254 && HOST_NAME.test(text));
}

const LABEL = "[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?";
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, "i");
