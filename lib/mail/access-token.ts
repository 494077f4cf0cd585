import "server-only";
import { z } from "zod";
import type { Env } from "@/lib/env";
import { GREETING_MS } from "@/lib/time-limits";

type Done = (error: Error | null, token?: string, expires?: number) => void;

/** Before its end, a token is replaced by a new one. */
const MARGIN_MS = 60_000;

/** The OAuth2 access token with which users without a password log in. */
export class AccessToken {
  private token = { value: "", end: 0 };

  constructor(private settings: Env) {}

  /** Nodemailer's `oauth2_provision_cb`. Requests a token when the last one is about to end. */
  provide = async (_user: string, _isRenewal: boolean, done: Done) => {
    try {
      const now = Date.now();
      if (this.token.end - MARGIN_MS < now) this.token = await requestToken(this.settings);
      // Nodemailer has a cache of its own. With this end, it calls for each login.
      done(null, this.token.value, now);
    } catch (error) {
      done(error as Error);
    }
  };

  /** Call when a mail server has refused the token. */
  forget() {
    this.token.end = 0;
  }
}

const replySchema = z.object({
  access_token: z.string(),
  /** In seconds. */
  expires_in: z.coerce.number().default(3_600),
});

/** Requests a token (RFC 6749, sections 4.4.2 and 6). Throws an error whose message contains no secret. */
async function requestToken(settings: Env) {
  const { SMTP_OAUTH_TOKEN_URL = "", SMTP_OAUTH_SCOPE, SMTP_OAUTH_REFRESH_TOKEN } = settings;
  const form = new URLSearchParams({
    grant_type: SMTP_OAUTH_REFRESH_TOKEN ? "refresh_token" : "client_credentials",
    client_id: settings.SMTP_OAUTH_CLIENT_ID ?? "",
    client_secret: settings.SMTP_OAUTH_CLIENT_SECRET ?? "",
  });
  if (SMTP_OAUTH_SCOPE) form.set("scope", SMTP_OAUTH_SCOPE);
  if (SMTP_OAUTH_REFRESH_TOKEN) form.set("refresh_token", SMTP_OAUTH_REFRESH_TOKEN);
  const response = await fetch(SMTP_OAUTH_TOKEN_URL, {
    method: "POST",
    body: form,
    signal: AbortSignal.timeout(GREETING_MS),
  });
  const { success, data } = replySchema.safeParse(await response.json().catch(() => undefined));
  if (!success) throw new Error(`No token from SMTP_OAUTH_TOKEN_URL: status ${response.status}`);
  return { value: data.access_token, end: Date.now() + 1_000 * data.expires_in };
}
