import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ConfigError, type Env, parseEnv, SAMPLE_PHONE, setEnv } from "./env";
import { isLoopback } from "./server-address";

/** Prints the message of a {@link ConfigError} or any other error, and exits. */
export function exitOnConfigError(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

/** The settings that a public site requires, each with an example. */
const REQUIRED = {
  SITE_URL: "https://www.example.com",
  SMTP_URL: "smtps://user:password@smtp.example.com:465",
  MAIL_FROM: "website@example.com",
  MAIL_TO: "sales@example.com",
  CONTACT_PHONE: SAMPLE_PHONE,
};

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

function requireSettings(settings: Env, required: Partial<typeof REQUIRED>): void {
  const missing = Object.entries(required).filter(([key]) => !isGiven(settings, key as keyof Env));
  if (missing.length === 0) return;
  const examples = missing.map(([key, example]) => `${key}, such as ${example}`);
  throw new ConfigError(`Missing settings: ${examples.join("; ")}`);
}

/**
 * Makes this process use the settings that the pages were built with. Throws {@link ConfigError} like
 * {@link checkStart}. Prints a warning for each problem with which the site starts but works badly.
 */
export function applyBuildSettings(own: Env): void {
  const settings = withBuildSettings(own);
  checkStart(settings);
  for (const warning of startWarnings(own)) console.warn(warning);
  setEnv(shownSettings(settings));
}

/** Returns a one-line warning for each problem with which the site starts but works badly. */
export function startWarnings(own: Env): string[] {
  const warnings = [];
  const built = readBuildSettings() ?? own;
  const changed = SHOWN.filter((key) => isGiven(own, key) && own[key] !== built[key]);
  if (changed.length > 0) {
    warnings.push(
      `${changed.join(", ")} changed since the build: rebuild the site (or its image) to update the pages`,
    );
  }
  if (isPublic(withBuildSettings(own)) && own.TRUST_PROXY_HOPS === 0) {
    warnings.push(
      "TRUST_PROXY_HOPS is 0: all visitors share one rate limit, which one of them can use up; set it to the number of your reverse proxies",
    );
  }
  return warnings;
}

/** The settings that the pages show. */
const SHOWN = [
  "SITE_URL",
  "COMPANY_NAME",
  "CONTACT_PHONE",
  "APP_URL",
  "RATE_LIMIT_WINDOW_SECONDS",
] as const;

function shownSettings(settings: Env) {
  return Object.fromEntries(SHOWN.map((key) => [key, settings[key]]));
}

/**
 * Written at the end of a build. The file marks the build as complete and contains the settings that its pages show.
 */
export const BUILD_SETTINGS = ".next/build-settings.json";

export function writeBuildSettings(settings: Env): void {
  writeFileSync(BUILD_SETTINGS, JSON.stringify(shownSettings(settings)));
}

function readBuildSettings(): Pick<Env, (typeof SHOWN)[number]> | undefined {
  return existsSync(BUILD_SETTINGS) ? JSON.parse(readFileSync(BUILD_SETTINGS, "utf8")) : undefined;
}

/**
 * Returns `own` with the settings that the pages were built with, so that e-mails show the same values. The settings of
 * a local build are ignored, because the site may run on another port than it was built for.
 */
export function withBuildSettings(own: Env): Env {
  const built = readBuildSettings();
  return built && isPublic(built) ? { ...own, ...built } : own;
}

const defaults = parseEnv({});

/** Whether a setting differs from its default. Defaults are for a site on the developer's machine. */
function isGiven(settings: Env, key: keyof Env): boolean {
  if (key === "SITE_URL") return isPublic(settings);
  return String(settings[key]) !== String(defaults[key]);
}

function isPublic({ SITE_URL }: Pick<Env, "SITE_URL">): boolean {
  return !isLoopback(new URL(SITE_URL).hostname);
}
