import { isIP } from "node:net";

/** A mail server that takes our messages, as written in `SMTP_URL`. */
export type Relay = {
  /** `host:port`, safe to log. */
  name: string;
  host: string;
  port: number;
  /** `implicit` and `starttls` verify the certificate; `none` is for a loopback address only. */
  tls: "implicit" | "starttls" | "none";
  user?: string;
  password?: string;
};

/** Reads `smtp[s]://[user:password@]host[:port][?tls=required]`. Undefined when it is anything else. */
export function parseRelay(text: string): Relay | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isImplicit = url.protocol === "smtps:";
  if (!isImplicit && url.protocol !== "smtp:") return undefined;
  if (url.pathname.length > 1 || url.hash) return undefined;

  const options = [...url.searchParams].map((pair) => pair.join("="));
  if (options.some((option) => option !== "tls=required")) return undefined;

  const host = url.hostname.replace(/^\[|\]$/g, "");
  const port = url.port ? Number(url.port) : isImplicit ? 465 : 587;
  if (!isHostName(host) || port === 0) return undefined;
  const isPlain = isLoopback(host) && options.length === 0;
  const user = decode(url.username);
  const password = decode(url.password);
  if (user === undefined || password === undefined) return undefined;
  return {
    name: `${url.hostname}:${port}`,
    host,
    port,
    tls: isImplicit ? "implicit" : isPlain ? "none" : "starttls",
    ...(user && { user, password }),
  };
}

/** Whether a host name or address can only be this machine. */
export function isLoopback(host: string): boolean {
  return (
    host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host)
  );
}

/** Whether this can be the name or the address of a machine. */
export function isHostName(text: string): boolean {
  return isIP(text) > 0 || (text.length < 254 && HOST_NAME.test(text));
}

const LABEL = "[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?";
const HOST_NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`, "i");

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
