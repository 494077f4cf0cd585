import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ConfigError, type Env, env, parseEnv, SAMPLE_PHONE, setEnv } from "./env";
import { isLoopback } from "./server-address";

/** The settings that a public site requires, each with an example. */
const REQUIRED = {
  SITE_URL: "https://www.example.com",
  SMTP_URL: "smtps://user:password@smtp.example.com:465",
  MAIL_FROM: "website@example.com",
  MAIL_TO: "sales@example.com",
  CONTACT_PHONE: SAMPLE_PHONE,
};

/** The settings that the pages show. */
const SHOWN = [
  "SITE_URL",
  "COMPANY_NAME",
  "CONTACT_PHONE",
  "APP_URL",
  "RATE_LIMIT_WINDOW_SECONDS",
] as const;

/** Written at the end of a build. The file marks it as complete, and contains the given ones of {@link SHOWN}. */
export const BUILD_SETTINGS = ".next/build-settings.json";

/**
 * Throws {@link ConfigError} if a public site lacks one of {@link REQUIRED}, or if any site would send
 * requests through another machine's mail server to the sample recipient.
 */
export function checkStart(settings: Env): void {
  const { MAIL_FROM, MAIL_TO } = REQUIRED;
  if (isPublic(settings)) requireSettings(settings, REQUIRED);
  else if (settings.SMTP_URL.some(({ host }) => !isLoopback(host)))
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

export function writeBuildSettings(settings: Env): void {
  const given = SHOWN.filter((key) => settings.given.includes(key));
  const values = given.map((key) => [key, String(settings[key])]);
  writeFileSync(BUILD_SETTINGS, JSON.stringify(Object.fromEntries(values)));
}

/**
 * Returns the settings of this process, with those of the build. Throws {@link ConfigError} if there is no complete
 * build, or if this process was given other values than the pages show.
 */
export function applyBuildSettings(own: Env): Env {
  if (!existsSync(BUILD_SETTINGS)) {
    throw new ConfigError("There is no complete build to serve: run npm run build");
  }
  const values = JSON.parse(readFileSync(BUILD_SETTINGS, "utf8"));
  const built = parseEnv(values);
  const changed = SHOWN.filter((key) => own.given.includes(key) && own[key] !== built[key]);
  if (changed.length > 0) {
    throw new ConfigError(
      `The pages were built with another ${changed.join(", ")}: build the site (or its image) again with the new value`,
    );
  }
  setEnv(values);
  return env();
}

/** Prints the message of a {@link ConfigError} or any other error, and exits. */
export function exitOnConfigError(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

export function isPublic({ SITE_URL }: Env): boolean {
  return !isLoopback(new URL(SITE_URL).hostname);
}
