import { z } from "zod";
import { phoneHref } from "./format";

export type Env = z.infer<typeof envSchema> & {
  /** The names of all variables that have a value. */
  given: string[];
};

/** The site cannot be built or started as configured. The message is one line that says what to change. */
export class ConfigError extends Error {
  override name = "ConfigError";
  /** Next would print the stack when it loads its configuration. */
  override stack = undefined;
}

/** The settings that the pages show. */
export const SHOWN = [
  "SITE_URL",
  "COMPANY_NAME",
  "CONTACT_PHONE",
  "APP_URL",
  "RATE_LIMIT_WINDOW_SECONDS",
] as const;

/** The values of {@link SHOWN} when the pages were built, which `next.config.ts` writes into the built code. */
const built: Record<string, string> = JSON.parse(process.env.BUILT_SETTINGS ?? "{}");

/** Returns the settings of this process, with those that its pages show. Throws {@link ConfigError}. */
export function env(): Env {
  return (cached ??= parseEnv({ ...process.env, ...built }));
}

let cached: Env | undefined;

/**
 * Parses settings. An empty value counts as absent. Throws a {@link ConfigError} that names every wrong key and shows
 * what its value should look like.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = envSchema.safeParse(values);
  if (result.success) return { ...result.data, given: Object.keys(values) };
  const problems = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new ConfigError(`Wrong settings: ${[...new Set(problems)].join("; ")}`);
}

/** Whether a host name or IP address refers to this machine. */
export function isLoopback(host: string): boolean {
  return ["localhost", "::1", "[::1]"].includes(host) || /^127(?:\.\d{1,3}){3}$/.test(host);
}

export const SAMPLE_PHONE = "+960 300 0000";

const text = z.string().trim();
const list = text.transform((value) => value.split(",").map((part) => part.trim()));

function wholeNumber(minimum: number, maximum: number, fallback: number) {
  const message = `should be a whole number from ${minimum} to ${maximum}`;
  return z.coerce
    .number(message)
    .int(message)
    .min(minimum, message)
    .max(maximum, message)
    .default(fallback);
}

const ORIGIN = "should be an origin without a path or a user, such as https://www.example.com";
const RELAYS =
  "should be smtp:// or smtps:// addresses separated by commas, such as smtps://user:password@smtp.example.com:465 (write special characters in the password as %XX)";
const RECIPIENTS =
  "should be e-mail addresses separated by commas, such as sales@example.com, office@example.com";
const REDIS =
  "should be an address such as redis://localhost:6379 or rediss://user:password@redis.example.com/1 (write special characters in the password as %XX)";

/** Whether every % in a URL begins a valid escape. */
function isDecodable(url: string): boolean {
  try {
    return Boolean(decodeURIComponent(url));
  } catch {
    return false;
  }
}

// The sharing image is drawn with the site's font.
const IN_SITE_FONT = /^[ -~£©«®°·»À-ÿŒœ–—‘’“”•…]{1,32}$/;

const envSchema = z
  .object({
    SITE_URL: text
      .regex(/^https?:\/\/[^/?#@]+\/?$/, ORIGIN)
      .refine(URL.canParse, ORIGIN)
      .transform((value) => new URL(value).origin)
      .optional(),
    COMPANY_NAME: text
      .regex(
        IN_SITE_FONT,
        "should be at most 32 characters that the site's font has: Latin letters with the accents of Western Europe, digits and common punctuation",
      )
      .default("Raalhu Robotics"),
    CONTACT_PHONE: text
      .refine(phoneHref, `should be a telephone number such as ${SAMPLE_PHONE}`)
      .default(SAMPLE_PHONE),
    APP_URL: z
      .url({ protocol: /^https?$/, error: "should be an address such as https://app.example.com" })
      .default("https://app.example.com"),

    SMTP_URL: list
      .pipe(
        z.array(
          z
            .url({ protocol: /^smtps?$/, hostname: /./, error: RELAYS })
            .regex(/^[^#]+$/, RELAYS)
            .refine(isDecodable, RELAYS),
        ),
      )
      .transform((addresses) => addresses.map((address) => new URL(address)))
      .default([]),
    SMTP_OAUTH_TOKEN_URL: z
      .url({
        protocol: /^https?$/,
        error:
          "should be an address such as https://login.microsoftonline.com/<tenant>/oauth2/v2.0/token",
      })
      .optional(),
    SMTP_OAUTH_CLIENT_ID: text.optional(),
    SMTP_OAUTH_CLIENT_SECRET: text.optional(),
    SMTP_OAUTH_SCOPE: text.optional(),
    SMTP_OAUTH_REFRESH_TOKEN: text.optional(),
    SMTP_CONNECTIONS: wholeNumber(1, 1_000, 50),
    MAIL_FROM: z
      .email({
        pattern: z.regexes.html5Email,
        error: "should be one e-mail address such as sales@example.com",
      })
      .default("sales@example.com"),
    MAIL_TO: list
      .pipe(z.array(z.email({ pattern: z.regexes.html5Email, error: RECIPIENTS })))
      .default(["sales@example.com"]),

    REDIS_URL: z
      .url({ protocol: /^rediss?$/, hostname: /./, error: REDIS })
      .regex(/^[^?#]+$/, REDIS)
      .refine(isDecodable, REDIS)
      .optional(),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000, 10),
    RATE_LIMIT_WINDOW_SECONDS: wholeNumber(1, 86_400, 600),
    TRUST_PROXY_HOPS: wholeNumber(0, 10, 0),

    // VERCEL and VERCEL_ENV are set by Vercel, NEXT_OUTPUT by the Dockerfile, PORT by Next, the last one by npm.
    VERCEL: z.stringbool().default(false),
    VERCEL_ENV: text.optional(),
    NEXT_OUTPUT: z.literal("standalone", "should be standalone").optional(),
    PORT: wholeNumber(1, 65_535, 3000),
    npm_lifecycle_event: text.optional(),
  })
  .refine(
    (settings) => {
      const isNeeded = settings.SMTP_URL.some(({ username, password }) => username && !password);
      const keys = [
        settings.SMTP_OAUTH_TOKEN_URL,
        settings.SMTP_OAUTH_CLIENT_ID,
        settings.SMTP_OAUTH_CLIENT_SECRET,
        settings.SMTP_OAUTH_SCOPE ?? settings.SMTP_OAUTH_REFRESH_TOKEN,
      ];
      return !isNeeded || keys.every(Boolean);
    },
    {
      path: ["SMTP_OAUTH_TOKEN_URL"],
      error:
        "should be set with SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_CLIENT_SECRET and SMTP_OAUTH_SCOPE (or SMTP_OAUTH_REFRESH_TOKEN) for a user without a password in SMTP_URL",
    },
  )
  .transform(({ SITE_URL, ...rest }) => ({
    ...rest,
    SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}`,
  }));
