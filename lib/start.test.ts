import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "./env";
import { checkMailServer, startWarnings, writeBuildSettings } from "./start";

const publicSite = {
  SITE_URL: "https://www.example.com",
  SMTP_URL: "smtps://mail.example.com",
  TRUST_PROXY_HOPS: "1",
};
const root = process.cwd();
afterAll(() => process.chdir(root));
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  mkdirSync(join(folder, ".next"));
  process.chdir(folder);
});

test("warns of nothing with the settings of the build", () => {
  writeBuildSettings(parseEnv(publicSite));
  expect(startWarnings(parseEnv({ ...publicSite, MAIL_TO: "office@example.com" }))).toEqual([]);
  writeBuildSettings(parseEnv({}));
  expect(startWarnings(parseEnv({ PORT: "3610" }))).toEqual([]);
});

test("warns in one line of settings that changed since the build", () => {
  writeBuildSettings(parseEnv(publicSite));
  const settings = { ...publicSite, CONTACT_PHONE: "+960 300 1111", COMPANY_NAME: "Ice" };
  expect(startWarnings(parseEnv(settings))).toEqual([
    expect.stringMatching(/^COMPANY_NAME, CONTACT_PHONE changed since the build[^\n]+$/),
  ]);
});

test("warns in one line of a rate limit that all visitors share", () => {
  expect(startWarnings(parseEnv({ ...publicSite, TRUST_PROXY_HOPS: "" }))).toEqual([
    expect.stringMatching(/^TRUST_PROXY_HOPS is 0[^\n]+$/),
  ]);
});

test("requires a mail server for a public site only", () => {
  const check = (settings: Record<string, string>) => () => checkMailServer(parseEnv(settings));
  expect(check({ ...publicSite, SMTP_URL: "" })).toThrow(/^SMTP_URL is missing[^\n]+$/);
  expect(check(publicSite)).not.toThrow();
  expect(check({})).not.toThrow();
});
