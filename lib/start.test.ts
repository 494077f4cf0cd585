import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "./env";
import {
  checkBuild,
  checkStart,
  startWarnings,
  withBuildSettings,
  writeBuildSettings,
} from "./start";

const publicSite = {
  SITE_URL: "https://www.ice.test",
  SMTP_URL: "smtps://mail.ice.test",
  MAIL_FROM: "website@ice.test",
  MAIL_TO: "office@ice.test",
  CONTACT_PHONE: "+960 300 1111",
  TRUST_PROXY_HOPS: "1",
};
const root = process.cwd();
afterAll(() => process.chdir(root));
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  mkdirSync(join(folder, ".next"));
  process.chdir(folder);
});

test("does not warn about the build's settings, nor about settings that are not given", () => {
  writeBuildSettings(parseEnv({ ...publicSite, COMPANY_NAME: "Ice" }));
  const { SMTP_URL, TRUST_PROXY_HOPS } = publicSite;
  expect(startWarnings(parseEnv({ SMTP_URL, TRUST_PROXY_HOPS }))).toEqual([]);
  writeBuildSettings(parseEnv({}));
  expect(startWarnings(parseEnv({ PORT: "3610" }))).toEqual([]);
});

test("warns in one line about settings that changed since the build", () => {
  writeBuildSettings(parseEnv(publicSite));
  const settings = { ...publicSite, CONTACT_PHONE: "+960 300 2222", COMPANY_NAME: "Ice" };
  expect(startWarnings(parseEnv(settings))).toEqual([
    expect.stringMatching(/^COMPANY_NAME, CONTACT_PHONE changed since the build[^\n]+$/),
  ]);
  writeBuildSettings(parseEnv({ CONTACT_PHONE: publicSite.CONTACT_PHONE }));
  expect(startWarnings(parseEnv(publicSite))).toEqual([expect.stringMatching(/^SITE_URL changed/)]);
});

test("warns in one line about a rate limit that all visitors share", () => {
  expect(startWarnings(parseEnv({ ...publicSite, TRUST_PROXY_HOPS: "" }))).toEqual([
    expect.stringMatching(/^TRUST_PROXY_HOPS is 0[^\n]+$/),
  ]);
});

test("ignores the settings of a build for this machine", () => {
  writeBuildSettings(parseEnv({ COMPANY_NAME: "Ice" }));
  const own = parseEnv({ PORT: "3610" });
  expect(withBuildSettings(own)).toEqual(own);
});

describe("a public site", () => {
  const check = (settings: Record<string, string>) => () => checkStart(parseEnv(settings));

  test("starts only with its own settings, and names all missing ones in one line", () => {
    expect(check(publicSite)).not.toThrow();
    expect(check({ SITE_URL: publicSite.SITE_URL })).toThrow(
      /^Missing settings: SMTP_URL, [^\n]+ MAIL_FROM, [^\n]+ MAIL_TO, [^\n]+ CONTACT_PHONE, [^\n]+$/,
    );
  });

  test("needs its own addresses, and so does a local site that sends through another machine", () => {
    expect(check({ SMTP_URL: "smtp://127.0.0.1" })).not.toThrow();
    expect(check({ SMTP_URL: publicSite.SMTP_URL })).toThrow(
      /^Missing settings: MAIL_FROM, [^\n]+ MAIL_TO, [^\n]+$/,
    );
  });

  test("rejects the addresses of the examples", () => {
    expect(check({ ...publicSite, MAIL_TO: "sales@example.com" })).toThrow(/ MAIL_TO, /);
  });
});

describe("a build", () => {
  const check = (settings: Record<string, string>) => () => checkBuild(parseEnv(settings));
  const { SITE_URL, CONTACT_PHONE, SMTP_URL } = publicSite;

  test("requires the settings that the pages of a public site show", () => {
    expect(check({})).not.toThrow();
    expect(check({ SITE_URL, CONTACT_PHONE })).not.toThrow();
    expect(check({ SITE_URL })).toThrow(/: CONTACT_PHONE, such as [^;\n]+$/);
  });

  test("requires all settings for production on Vercel", () => {
    const vercel = { VERCEL: "1", VERCEL_ENV: "production" };
    expect(check({ ...publicSite, ...vercel })).not.toThrow();
    expect(check({ ...publicSite, ...vercel, MAIL_TO: "" })).toThrow(/: MAIL_TO, [^;\n]+$/);
    expect(check({ ...publicSite, ...vercel, SITE_URL: "" })).toThrow(/: SITE_URL, [^;\n]+$/);
  });

  test("requires all settings for a preview on Vercel only if it sends e-mails", () => {
    const vercel = { VERCEL: "1", VERCEL_ENV: "preview" };
    expect(check(vercel)).not.toThrow();
    expect(check({ ...publicSite, ...vercel })).not.toThrow();
    expect(check({ ...vercel, SMTP_URL })).toThrow(/ SITE_URL, .+ MAIL_TO, /);
  });
});
