import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { ConfigError, env, type Env, SAMPLE_PHONE } from "../lib/env";
import { isLoopback } from "../lib/server-address";

/** The settings of the environment and, for keys that it lacks, of `.env`. Throws {@link ConfigError}. */
export function loadSettings(): Env {
  // Before Next loads the same file, which would expand a $ in a value.
  if (existsSync(".env")) loadEnvFile(".env");
  return env();
}

/** Checks that the site can be started with `settings`, and warns of what works badly. Throws {@link ConfigError}. */
export function checkForStart(settings: Env): void {
  if (!existsSync(BUILD_SETTINGS)) {
    throw new ConfigError("There is no complete build: run npm run build");
  }
  const missing = missingMailServer(settings);
  if (missing) throw new ConfigError(missing);
  const changed = changedSinceBuild(settings);
  if (changed.length > 0) {
    console.warn(`${changed.join(", ")} changed since the build: npm run build updates the pages`);
  }
  if (isPublic(settings) && settings.TRUST_PROXY_HOPS === 0) {
    console.warn(
      "TRUST_PROXY_HOPS is 0: all visitors share one rate limit, which one of them can use up; set it to the number of your reverse proxies",
    );
  }
}

/** Warns of settings without which a build succeeds, but the built site is wrong. */
export function warnAtBuild(settings: Env): void {
  const missing = missingMailServer(settings);
  if (missing) console.warn(missing);
  if (settings.CONTACT_PHONE === SAMPLE_PHONE) {
    console.warn(`CONTACT_PHONE is not set: the pages show the sample number ${SAMPLE_PHONE}`);
  }
}

/** Written at the end of a build: the build is complete, and its pages show these settings. */
export const BUILD_SETTINGS = ".next/build-settings.json";

export function writeBuildSettings(settings: Env): void {
  writeFileSync(BUILD_SETTINGS, JSON.stringify(shownSettings(settings)));
}

function changedSinceBuild(settings: Env): string[] {
  const built: Record<string, string> = JSON.parse(readFileSync(BUILD_SETTINGS, "utf8"));
  const current = Object.entries(shownSettings(settings));
  return current.flatMap(([key, value]) => (built[key] === value ? [] : [key]));
}

/** What the pages show. One loopback address is as good as another. */
function shownSettings(settings: Env): Record<string, string> {
  const { SITE_URL, COMPANY_NAME, CONTACT_PHONE, APP_URL } = settings;
  const site = isPublic(settings) ? SITE_URL : "http://localhost";
  return { SITE_URL: site, COMPANY_NAME, CONTACT_PHONE, APP_URL };
}

function missingMailServer(settings: Env): string | undefined {
  if (settings.SMTP_URL.length > 0 || !isPublic(settings)) return undefined;
  return `SMTP_URL is missing: ${settings.SITE_URL} is public, so its quotation requests need a mail server such as smtps://user:password@smtp.example.com:465`;
}

function isPublic({ SITE_URL }: Env): boolean {
  return !isLoopback(new URL(SITE_URL).hostname);
}
