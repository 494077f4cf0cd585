import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { ConfigError, env, type Env } from "./env";
import { prepareHttpServer } from "./http-server";
import { ignoreOutputErrors, unblockOutput } from "./log";
import { isLoopback } from "./server-address";

/** Prepares the process of a server. Exits with a one-line message if the settings are wrong. */
export function prepareStart(): void {
  ignoreOutputErrors();
  unblockOutput();
  prepareHttpServer();
  try {
    const settings = env();
    // On Vercel a change of settings needs a new build; a preview without SMTP_URL shows its pages.
    if (settings.VERCEL) return;
    checkMailServer(settings);
    for (const warning of startWarnings(settings)) console.warn(warning);
  } catch (error) {
    exitOnConfigError(error);
  }
}

/** Prints the one line of a {@link ConfigError} and ends the process; throws any other error. */
export function exitOnConfigError(error: unknown): never {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Throws {@link ConfigError} for a public site without a mail server: nobody would read its local inbox. */
export function checkMailServer(settings: Env): void {
  if (settings.SMTP_URL.length > 0 || !isPublic(settings)) return;
  throw new ConfigError(
    `SMTP_URL is missing: ${settings.SITE_URL} is public, so its quotation requests need a mail server such as smtps://user:password@smtp.example.com:465`,
  );
}

/** Returns one line for each setting that lets the site start but work badly. */
export function startWarnings(settings: Env): string[] {
  const warnings = [];
  const changed = changedSinceBuild(settings);
  if (changed.length > 0) {
    warnings.push(
      `${changed.join(", ")} changed since the build: rebuild the site (or its image) to update the pages`,
    );
  }
  if (isPublic(settings) && settings.TRUST_PROXY_HOPS === 0) {
    warnings.push(
      "TRUST_PROXY_HOPS is 0: all visitors share one rate limit, which one of them can use up; set it to the number of your reverse proxies",
    );
  }
  return warnings;
}

/** Written at the end of a build. It marks the build as complete and holds the settings that its pages show. */
export const BUILD_SETTINGS = ".next/build-settings.json";

export function writeBuildSettings(settings: Env): void {
  writeFileSync(BUILD_SETTINGS, JSON.stringify(shownSettings(settings)));
}

function changedSinceBuild(settings: Env): string[] {
  if (!existsSync(BUILD_SETTINGS)) return [];
  const built: Record<string, unknown> = JSON.parse(readFileSync(BUILD_SETTINGS, "utf8"));
  const current = Object.entries(shownSettings(settings));
  return current.flatMap(([key, value]) => (built[key] === value ? [] : [key]));
}

/** The settings that the pages show. All loopback addresses count as the same site. */
function shownSettings(settings: Env) {
  const { COMPANY_NAME, CONTACT_PHONE, APP_URL, RATE_LIMIT_WINDOW_SECONDS } = settings;
  const SITE_URL = isPublic(settings) ? settings.SITE_URL : "http://localhost";
  return { SITE_URL, COMPANY_NAME, CONTACT_PHONE, APP_URL, RATE_LIMIT_WINDOW_SECONDS };
}

function isPublic({ SITE_URL }: Env): boolean {
  return !isLoopback(new URL(SITE_URL).hostname);
}
