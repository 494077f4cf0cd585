import "server-only";
import { z } from "zod";
import type { Env } from "@/lib/env";
import { GREETING_MS } from "@/lib/time-limits";

type Done = (error: Error | null, token?: string, expires?: number) => void;

/** Before its end, a token is replaced by a new one. */
const MARGIN_S = 60;

const replySchema = z.object({
  access_token: z.string().optional(),
  /** In seconds. */
  expires_in: z.coerce.number().default(3_600),
  /** A fixed word, such as `invalid_client` (section 5.2). */
  error: z.string().regex(/^\w+$/).optional(),
});

/**
 * Returns Nodemailer's `oauth2_provision_cb`, which requests an OAuth2 access token (RFC 6749, section 4.4.2) for a
 * user without a password. Nodemailer keeps it until its end. Errors contain no secret.
 */
export function provideToken(settings: Env) {
  const { SMTP_OAUTH_TOKEN_URL = "" } = settings;
  const form = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: settings.SMTP_OAUTH_CLIENT_ID ?? "",
    client_secret: settings.SMTP_OAUTH_CLIENT_SECRET ?? "",
    scope: settings.SMTP_OAUTH_SCOPE ?? "",
  });
  return async (_user: string, _isRenewal: boolean, done: Done) => {
    try {
      const signal = AbortSignal.timeout(GREETING_MS);
      const response = await fetch(SMTP_OAUTH_TOKEN_URL, { method: "POST", body: form, signal });
      const { data } = replySchema.safeParse(await response.json().catch(() => undefined));
      const { access_token, expires_in = 0, error } = data ?? {};
      if (!access_token)
        throw new Error(`No token from SMTP_OAUTH_TOKEN_URL: ${error ?? response.status}`);
      done(null, access_token, Date.now() + 1_000 * (expires_in - MARGIN_S));
    } catch (error) {
      done(error as Error);
    }
  };
}
