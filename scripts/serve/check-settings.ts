import { ConfigError, type Env } from "../../lib/config/env";
import { isLoopback } from "../../lib/config/server-address";

/** What the settings mean together and on this machine. Throws {@link ConfigError}; warns of what works, but badly. */
export function checkSettings({ SITE_URL, SMTP_URL, TRUST_PROXY_HOPS }: Env): void {
  const isPublic = !isLoopback(new URL(SITE_URL).hostname);
  if (SMTP_URL.length === 0 && isPublic) {
    throw new ConfigError(
      `SMTP_URL is missing: ${SITE_URL} is public, so its quotation requests need a mail server such as smtps://user:password@smtp.example.com:465`,
    );
  }
  if (isPublic && TRUST_PROXY_HOPS === 0) {
    console.warn(
      "TRUST_PROXY_HOPS is 0: visitors cannot be told apart, so one of them can use up the rate limit of all; set it to the number of your reverse proxies",
    );
  }
}
