import { isLoopback, parseServer } from "./server-address";

/** A mail server of `SMTP_URL`. */
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

/** Parses `smtp[s]://[user:password@]host[:port][?tls=required]`; undefined for any other text. */
export function parseRelay(text: string): Relay | undefined {
  const server = parseServer(text);
  if (!server) return undefined;
  const { url, host, user, password } = server;
  const isImplicit = url.protocol === "smtps:";
  if (!isImplicit && url.protocol !== "smtp:") return undefined;
  if (url.pathname.length > 1 || url.hash || Boolean(user) !== Boolean(password)) return undefined;

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
