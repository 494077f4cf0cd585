import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { z } from "zod";
import { type Relay, parseRelay } from "./mail/relay";
import { isHostName, parseServer } from "./server-address";

export type Env = z.infer<typeof envSchema>;

/** A setting is wrong or missing. The message is one line that names each key and what it should look like. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** The settings of this process. Throws {@link ConfigError}. */
export function env(): Env {
  return (cached ??= parseEnv(process.env));
}

/** Reads settings from `source`; an empty value counts as absent. Throws {@link ConfigError}. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = envSchema.safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new ConfigError(`Wrong settings: ${[...new Set(problems)].join("; ")}`);
}

/** Changes the environment of this process, for what reads it from now on. */
export function changeEnvironment(changes: Record<string, string>): void {
  Object.assign(process.env, changes);
  cached = undefined;
}

/** Whether npm runs `scripts/serve.ts`, and not something else that runs it. */
export function isStartedByNpm(): boolean {
  return process.env.npm_lifecycle_script?.includes("scripts/serve.ts") ?? false;
}

export const SAMPLE_PHONE = "+960 300 0000";

let cached: Env | undefined;

const text = z.string().trim();
const list = z.string().transform((value) => value.split(","));

function wholeNumber(minimum: number, maximum: number, fallback: number) {
  const message = `should be a whole number from ${minimum} to ${maximum}`;
  return text
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(minimum, message).max(maximum, message))
    .default(fallback);
}

function address(message: string) {
  return text.regex(z.regexes.html5Email, message).max(254, message);
}

function webAddress(error: string) {
  return text.refine((value) => /^https?:/.test(parseServer(value)?.url.protocol ?? ""), error);
}

/** One of the 16 databases that a server has unless it is told otherwise. No options: one might wait for ever. */
function isRedisAddress(text: string): boolean {
  const url = parseServer(text)?.url;
  if (!url || url.search || url.hash) return false;
  return /^rediss?:$/.test(url.protocol) && /^\/?(?:\d|1[0-5])?$/.test(url.pathname);
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

function canSignForDkim(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    const { asymmetricKeyType, asymmetricKeyDetails } = key;
    if (asymmetricKeyType !== "rsa" || (asymmetricKeyDetails?.modulusLength ?? 0) < 1_024)
      return false;
    // A key with a wrong letter in it can be read, and signs what nobody can verify.
    const sample = Buffer.from("sample");
    return verify("sha256", sample, createPublicKey(key), sign("sha256", sample, key));
  } catch {
    return false;
  }
}

const relay = text
  .transform((value) => parseRelay(value))
  .refine(
    (relay): relay is Relay => relay !== undefined,
    "should be smtp:// or smtps:// addresses separated by commas, such as smtps://user:password@smtp.example.com:465 (write special characters in the password as %XX)",
  );

const recipient = address(
  "should be e-mail addresses separated by commas, such as sales@example.com, office@example.com",
);

// The pictures for social networks are drawn with the site's font, and nobody else is asked for what it lacks. Escaped,
// because each character that stands in the source comes into the site's own copy of the font.
const IN_SITE_FONT =
  /^[ -~\xa3\xa9\xab\xae\xb0\xb7\xbb\xc0-\xff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]{1,80}$/;

const envSchema = z
  .object({
    SITE_URL: webAddress("should be an origin such as https://www.example.com")
      .transform((value) => new URL(value).origin)
      .optional(),
    COMPANY_NAME: text
      .regex(
        IN_SITE_FONT,
        "should be at most 80 characters that the site's font has: Latin letters with the accents of Western Europe, digits and common punctuation",
      )
      .default("Raalhu Robotics"),
    COMPANY_TIME_ZONE: text
      .refine(isTimeZone, "should be the name of a time zone such as Indian/Maldives")
      .default("Indian/Maldives"),
    CONTACT_PHONE: text
      .regex(
        /^(?=(?:\D*\d){5})\+?[\d ()-]{5,24}$/,
        `should be a telephone number such as ${SAMPLE_PHONE}`,
      )
      .default(SAMPLE_PHONE),
    APP_URL: webAddress("should be an address such as https://app.example.com").default(
      "https://app.example.com",
    ),

    SMTP_URL: list.pipe(z.array(relay)).default([]),
    SMTP_CONNECTIONS: wholeNumber(1, 1_000, 50),
    MAIL_FROM: address("should be one e-mail address such as website@example.com").default(
      "website@example.com",
    ),
    MAIL_TO: list.pipe(z.array(recipient)).default(["sales@example.com"]),
    DKIM_DOMAIN: text
      .refine(
        (value) => isHostName(value) && value.includes("."),
        "should be a domain such as example.com",
      )
      .optional(),
    DKIM_SELECTOR: text
      .refine(isHostName, "should be the name before ._domainkey, such as mail")
      .optional(),
    DKIM_PRIVATE_KEY: z
      .string()
      .transform((value) => value.replaceAll("\\n", "\n").trim())
      .refine(
        canSignForDkim,
        "should be an RSA private key of at least 1024 bits in PEM form, without a passphrase, its line breaks written as \\n",
      )
      .optional(),

    REDIS_URL: text
      .refine(
        isRedisAddress,
        "should be an address such as redis://localhost:6379 or rediss://user:password@redis.example.com/1, with a database from 0 to 15 and without options (write special characters in the password as %XX)",
      )
      .optional(),
    RATE_LIMIT_MAX: wholeNumber(1, 1_000_000, 10),
    RATE_LIMIT_WINDOW_SECONDS: wholeNumber(1, 86_400, 600),
    TRUST_PROXY_HOPS: wholeNumber(0, 10, 0),
    VERCEL: z
      .string()
      .transform((value) => value === "1")
      .default(false),

    INBOX_PORT: wholeNumber(1, 65_535, 1080),
    INBOX_DIR: text.default(".inbox"),
    HOST: text
      .pipe(z.union([z.ipv4(), z.ipv6(), z.hostname()], "should be an address such as 127.0.0.1"))
      .default("0.0.0.0"),
    PORT: wholeNumber(1, 65_535, 3000),
  })
  .refine(
    ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }) =>
      new Set([DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY].map(Boolean)).size === 1,
    {
      path: ["DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY"],
      error: "should be set all three or not at all",
    },
  )
  .refine(({ SMTP_URL, PORT, INBOX_PORT }) => SMTP_URL.length > 0 || PORT !== INBOX_PORT, {
    path: ["INBOX_PORT"],
    error: "should be another port than PORT",
  })
  .transform(({ SITE_URL, ...rest }) => ({
    ...rest,
    SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}`,
  }));
