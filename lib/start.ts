import { ConfigError, env, type Env, isLoopback, parseEnv, SAMPLE_PHONE, SHOWN } from "./env";
import { STOP_MS } from "./time-limits";

/** The settings that a public site requires, each with an example. */
const REQUIRED = {
  SITE_URL: "https://www.example.com",
  SMTP_URL: "smtps://user:password@smtp.example.com:465",
  MAIL_FROM: "website@example.com",
  MAIL_TO: "sales@example.com",
  CONTACT_PHONE: SAMPLE_PHONE,
};

/**
 * Throws {@link ConfigError} if this process was given other values than the pages show, if a public site lacks one of
 * {@link REQUIRED}, or if any site would send requests through another machine's mail server to the sample recipient.
 */
export function checkStart(own = parseEnv(process.env), settings = env()): void {
  const changed = SHOWN.filter((key) => own.given.includes(key) && own[key] !== settings[key]);
  if (changed.length > 0) {
    throw new ConfigError(
      `The pages were built with another ${changed.join(", ")}: build the site (or its image) again with the new value`,
    );
  }
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = REQUIRED;
  if (isPublic(settings)) requireSettings(settings, REQUIRED);
  else if (settings.NEXT_OUTPUT) requireSettings(settings, { SMTP_URL });
  if (settings.SMTP_URL.some(({ hostname }) => !isLoopback(hostname)))
    requireSettings(settings, { MAIL_FROM, MAIL_TO });
}

/**
 * Throws {@link ConfigError} if a public site would be built with sample values on its pages. Mail settings are usually
 * checked when the site starts. Vercel cannot refuse to start a site, so its build checks them, except in a preview
 * without e-mail.
 */
export function checkBuild(settings: Env): void {
  const sendsMail = settings.VERCEL && settings.SMTP_URL.length > 0;
  if (sendsMail || settings.VERCEL_ENV === "production") requireSettings(settings, REQUIRED);
  else if (isPublic(settings)) requireSettings(settings, { CONTACT_PHONE: SAMPLE_PHONE });
}

function requireSettings({ given }: Env, required: Partial<typeof REQUIRED>): void {
  const missing = Object.entries(required).filter(([key]) => !given.includes(key));
  if (missing.length === 0) return;
  const examples = missing.map(([key, example]) => `${key}, such as ${example}`);
  throw new ConfigError(`Missing settings: ${examples.join("; ")}`);
}

/** Checks the settings when the server starts. Exits with one line if they are wrong. */
export function start(): void {
  // Without a listener, the site would stop when the reader of its log exits.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  // Next waits for every connection, also for one on which a client never sends anything.
  const exit = () => setTimeout(() => process.exit(1), STOP_MS).unref();
  process.on("SIGTERM", exit).on("SIGINT", exit);

  try {
    checkStart();
  } catch (error) {
    exitOnConfigError(error);
  }
  const settings = env();
  if (isPublic(settings) && settings.TRUST_PROXY_HOPS === 0) {
    console.warn(
      "TRUST_PROXY_HOPS is 0: all visitors share one rate limit, which one of them can use up; set it to the number of your reverse proxies",
    );
  }
}

/** Prints the message of a {@link ConfigError} or any other error, and exits. */
export function exitOnConfigError(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

export function isPublic({ SITE_URL }: Env): boolean {
  return !isLoopback(new URL(SITE_URL).hostname);
}
