import { z } from "zod";

export type Env = z.infer<typeof envSchema>;

/** The site cannot be built or started as configured. The message is one line that says what to change. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Returns the settings of this process. Throws {@link ConfigError}. */
export function env(): Env {
  // The build replaces the second expression by its value, which the pages show: see next.config.ts.
  return (cached ??= parseBuiltEnv({ ...process.env }, process.env.SITE_URL));
}

let cached: Env | undefined;

/**
 * Parses settings. An empty value counts as absent. Throws a {@link ConfigError} that names every wrong key and shows
 * what its value should look like.
 */
export function parseEnv(source: NodeJS.Dict<string>): Env {
  const values = Object.entries(source).filter(([, value]) => value?.trim());
  const result = envSchema.safeParse(Object.fromEntries(values));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new ConfigError(`Wrong settings: ${[...new Set(problems)].join("; ")}`);
}

/** Parses the settings of a site whose pages were built for `builtUrl`. Throws if `SITE_URL` has become another. */
export function parseBuiltEnv(source: NodeJS.Dict<string>, builtUrl: string | undefined): Env {
  const settings = parseEnv(source);
  const { SITE_URL } = parseEnv({ SITE_URL: builtUrl });
  if (source.SITE_URL?.trim() && settings.SITE_URL !== SITE_URL)
    throw new ConfigError(
      `SITE_URL is ${settings.SITE_URL}, but the site was built for ${SITE_URL}: build it again`,
    );
  return { ...settings, SITE_URL };
}

/** Whether a host name or IP address refers to this machine, also an IPv4 address in the form of IPv6. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|::1|\[::1\]|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(host);
}

const SENDER = "should be an e-mail address without a name, such as sales@example.com";
const RECIPIENTS =
  "should be e-mail addresses separated by commas, such as sales@example.com or sales@example.com,office@example.com";
const ORIGIN = "should be an origin without a path or a user, such as https://www.example.com";
const RELAYS =
  "should be smtp:// or smtps:// addresses separated by commas, such as smtps://user:password@smtp.example.com:465 (write special characters in the password as %XX)";
const REDIS =
  "should be an address such as redis://localhost:6379 or rediss://user:password@redis.example.com/1, without a query such as ?family=0 (write special characters in the password as %XX)";
const TOKEN_URL =
  "should be an address such as https://login.microsoftonline.com/<tenant>/oauth2/v2.0/token";
const OAUTH =
  "should be set with SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_CLIENT_SECRET and SMTP_OAUTH_SCOPE for a user without a password in SMTP_URL";

const text = z.string().trim();
const list = text.transform((value) => value.split(",").map((part) => part.trim()));
const mailAddress = (error: string) => z.email({ pattern: z.regexes.html5Email, error });

function wholeNumber(minimum: number, maximum: number, fallback: number) {
  const message = `should be a whole number from ${minimum} to ${maximum}`;
  const number = z.coerce.number(message).int(message).min(minimum, message).max(maximum, message);
  return number.default(fallback);
}

/** A server, also with a user and a password, in which every % begins an escape. */
function server(protocol: RegExp, error: string) {
  return z.url({ protocol, hostname: /./, error }).regex(/^(?:[^#%]|%[\da-f]{2})+$/i, error);
}

const envSchema = z
  .object({
    SITE_URL: z
      .url(ORIGIN)
      .regex(/^https?:\/\/[^/?#@]+\/?$/, ORIGIN)
      .transform((value) => new URL(value).origin)
      .default("http://localhost:3000"),

    SMTP_URL: list
      .pipe(z.array(server(/^smtps?$/, RELAYS)))
      .transform((addresses) => addresses.map((address) => new URL(address)))
      .default([]),
    SMTP_OAUTH_TOKEN_URL: z.url({ protocol: /^https?$/, error: TOKEN_URL }).optional(),
    SMTP_OAUTH_CLIENT_ID: text.optional(),
    SMTP_OAUTH_CLIENT_SECRET: text.optional(),
    SMTP_OAUTH_SCOPE: text.optional(),
    SMTP_CONNECTIONS: wholeNumber(1, 1_000, 50),
    MAIL_FROM: mailAddress(SENDER).default("sales@example.com"),
    MAIL_TO: list.pipe(z.array(mailAddress(RECIPIENTS))).default(["sales@example.com"]),

    REDIS_URL: server(/^rediss?$/, REDIS)
      .regex(/^\w+:\/\/[^/?]+(?:\/\d*)?$/, REDIS)
      .optional(),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000, 10),
    TRUST_PROXY_HOPS: wholeNumber(0, 10, 0),

    // Vercel sets the first two, the Dockerfile NEXT_OUTPUT, `next dev` __NEXT_DEV_SERVER, and npm the last one.
    VERCEL: z.stringbool("should be 1 on Vercel and unset elsewhere").default(false),
    VERCEL_ENV: text.optional(),
    NEXT_OUTPUT: z.literal("standalone", "should be standalone").optional(),
    __NEXT_DEV_SERVER: text.optional(),
    npm_lifecycle_event: text.optional(),
  })
  .refine(
    (env) =>
      env.SMTP_URL.every(({ username, password }) => !username || password) ||
      (env.SMTP_OAUTH_TOKEN_URL &&
        env.SMTP_OAUTH_CLIENT_ID &&
        env.SMTP_OAUTH_CLIENT_SECRET &&
        env.SMTP_OAUTH_SCOPE),
    { path: ["SMTP_OAUTH_TOKEN_URL"], error: OAUTH },
  );
