import { readFileSync } from "node:fs";
import { z } from "zod";
import { isHostName, isLoopback, parseRelay, parseServer, type Relay } from "./server-address";

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

/** Returns the settings of this process. Throws {@link ConfigError}. */
export function env(): Env {
  return (cached ??= parseEnv(process.env));
}

/**
 * Parses settings. An empty value counts as absent. Throws a {@link ConfigError} that names every wrong key and shows
 * what its value should look like.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.entries(source).flatMap(([key, value]) =>
    value?.trim() ? [[key, value]] : [],
  );
  const values = readSecretFiles(Object.fromEntries(present));
  const result = envSchema.safeParse(values);
  if (result.success) return { ...result.data, given: Object.keys(values) };
  const problems = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new ConfigError(`Wrong settings: ${[...new Set(problems)].join("; ")}`);
}

/** Changes environment variables of this process. `env` parses them again on the next call. */
export function setEnv(changes: Record<string, string | number>): void {
  Object.assign(process.env, changes);
  cached = undefined;
}

/** Sets those environment variables of this process that are not set. */
export function setDefaultEnv(defaults: NodeJS.Dict<string>): void {
  Object.assign(process.env, { ...defaults, ...process.env });
  cached = undefined;
}

/** The settings that a file can contain: `SMTP_URL_FILE` is the path of the file with `SMTP_URL`. */
const SECRETS = ["SMTP_URL", "REDIS_URL", "SMTP_OAUTH_CLIENT_SECRET", "SMTP_OAUTH_REFRESH_TOKEN"];

function readSecretFiles(values: Record<string, string>): Record<string, string> {
  const secrets = SECRETS.flatMap((key) => {
    const file = values[`${key}_FILE`];
    if (!file) return [];
    if (values[key]) throw new ConfigError(`${key} and ${key}_FILE are both set: remove one`);
    try {
      return [[key, readFileSync(file, "utf8").trim()]];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ConfigError(`${key}_FILE should be a file to read (${reason})`);
    }
  });
  return { ...values, ...Object.fromEntries(secrets) };
}

export const SAMPLE_PHONE = "+960 300 0000";

let cached: Env | undefined;

// `docker --env-file` does not remove quotation marks.
const text = z
  .string()
  .trim()
  .refine((value) => !/^(["']).*\1$/.test(value), "should be without quotation marks");
const list = z.string().transform((value) => value.split(","));

function wholeNumber(minimum: number, maximum: number, fallback: number) {
  const message = `should be a whole number from ${minimum} to ${maximum}`;
  return text
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(minimum, message).max(maximum, message))
    .default(fallback);
}

function emailAddress(message: string) {
  return text.regex(z.regexes.html5Email, message).max(254, message);
}

function serverAddress(form: RegExp, message: string) {
  return text.refine((value) => form.test(parseServer(value)?.url.href ?? ""), message);
}

const relay = text
  .transform((value) => parseRelay(value))
  .refine((relay): relay is Relay => relay !== undefined, {
    error:
      "should be smtp:// or smtps:// addresses separated by commas, such as smtps://user:password@smtp.example.com:465 (write special characters in the password as %XX)",
    abort: true,
  });

// The sharing images are drawn with the site's font. The special characters are escaped here, because the font subset
// includes each character of the source.
const IN_SITE_FONT =
  /^[ -~\xa3\xa9\xab\xae\xb0\xb7\xbb\xc0-\xff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]{1,32}$/;

const REDIS_FORM =
  "should be an address such as redis://localhost:6379 or rediss://user:password@redis.example.com/1 (write special characters in the password as %XX)";

const TOKEN_URL_FORM =
  "should be an address such as https://login.microsoftonline.com/<tenant>/oauth2/v2.0/token";

function isTokenUrl(value: string): boolean {
  const server = parseServer(value);
  const protocol = server?.url.protocol;
  return protocol === "https:" || (protocol === "http:" && isLoopback(server?.host ?? ""));
}

const envSchema = z
  .object({
    SITE_URL: serverAddress(
      /^https?:\/\/[^/@]+\/$/,
      "should be an origin without a path or a user, such as https://www.example.com",
    )
      .transform((value) => new URL(value).origin)
      .optional(),
    COMPANY_NAME: text
      .regex(
        IN_SITE_FONT,
        "should be at most 32 characters that the site's font has: Latin letters with the accents of Western Europe, digits and common punctuation",
      )
      .default("Raalhu Robotics"),
    CONTACT_PHONE: text
      .regex(
        /^(?=(?:\D*\d){5})\+?[\d ()-]{5,24}$/,
        `should be a telephone number such as ${SAMPLE_PHONE}`,
      )
      .default(SAMPLE_PHONE),
    APP_URL: serverAddress(
      /^https?:/,
      "should be an address such as https://app.example.com",
    ).default("https://app.example.com"),

    SMTP_URL: list.pipe(z.array(relay)).default([]),
    SMTP_OAUTH_TOKEN_URL: text.refine(isTokenUrl, TOKEN_URL_FORM).optional(),
    SMTP_OAUTH_CLIENT_ID: text.optional(),
    SMTP_OAUTH_CLIENT_SECRET: text.optional(),
    SMTP_OAUTH_SCOPE: text.optional(),
    SMTP_OAUTH_REFRESH_TOKEN: text.optional(),
    SMTP_CONNECTIONS: wholeNumber(1, 1_000, 50),
    MAIL_FROM: emailAddress("should be one e-mail address such as website@example.com").default(
      "website@example.com",
    ),
    MAIL_TO: list
      .pipe(
        z.array(
          emailAddress(
            "should be e-mail addresses separated by commas, such as sales@example.com, office@example.com",
          ),
        ),
      )
      .default(["sales@example.com"]),

    REDIS_URL: serverAddress(/^rediss?:\/\/[^/?#]+(?:\/\d*)?$/, REDIS_FORM).optional(),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000, 10),
    RATE_LIMIT_WINDOW_SECONDS: wholeNumber(1, 86_400, 600),
    TRUST_PROXY_HOPS: wholeNumber(0, 10, 0),

    // VERCEL and VERCEL_ENV are set by Vercel, NEXT_OUTPUT by the Dockerfile.
    VERCEL: z
      .string()
      .transform((value) => value === "1")
      .default(false),
    VERCEL_ENV: z.string().optional(),
    NEXT_OUTPUT: z.literal("standalone", "should be standalone").optional(),

    INBOX_PORT: wholeNumber(1, 65_535, 1080),
    INBOX_DIR: text.default(".inbox"),
    HOST: text.refine(isHostName, "should be an address such as 127.0.0.1").default("0.0.0.0"),
    PORT: wholeNumber(1, 65_535, 3000),
  })
  .refine(({ SMTP_URL, PORT, INBOX_PORT }) => SMTP_URL.length > 0 || PORT !== INBOX_PORT, {
    path: ["INBOX_PORT"],
    error: "should be another port than PORT",
  })
  .refine(
    (settings) => {
      const keys = [
        settings.SMTP_OAUTH_TOKEN_URL,
        settings.SMTP_OAUTH_CLIENT_ID,
        settings.SMTP_OAUTH_CLIENT_SECRET,
        settings.SMTP_OAUTH_SCOPE ?? settings.SMTP_OAUTH_REFRESH_TOKEN,
      ];
      const isUsed = settings.SMTP_URL.some(({ user, password }) => user && !password);
      return keys.every(Boolean) || !(isUsed || keys.some(Boolean));
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
