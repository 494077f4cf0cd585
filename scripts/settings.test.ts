import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "../lib/env";
import { checkForStart, warnAtBuild, writeBuildSettings } from "./settings";

const publicSite = {
  SITE_URL: "https://www.example.com",
  SMTP_URL: "smtps://mail.example.com",
  TRUST_PROXY_HOPS: "1",
};
const missingMailServer = /^SMTP_URL is missing[^\n]+$/;
const warn = jest.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => {
  warn.mockClear();
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  mkdirSync(join(folder, ".next"));
  process.chdir(folder);
});

test("starts with the settings of the build without a warning", () => {
  writeBuildSettings(parseEnv(publicSite));
  checkForStart(parseEnv({ ...publicSite, MAIL_TO: "office@example.com" }));
  writeBuildSettings(parseEnv({}));
  checkForStart(parseEnv({ PORT: "3610" }));
  expect(warn).not.toHaveBeenCalled();
});

test("does not start without a complete build", () => {
  expect(() => checkForStart(parseEnv({}))).toThrow(/^There is no complete build[^\n]+$/);
});

test("does not start a public site without a mail server", () => {
  writeBuildSettings(parseEnv(publicSite));
  const settings = parseEnv({ ...publicSite, SMTP_URL: "" });
  expect(() => checkForStart(settings)).toThrow(missingMailServer);
});

test("warns in one line of settings that changed since the build", () => {
  writeBuildSettings(parseEnv(publicSite));
  checkForStart(parseEnv({ ...publicSite, CONTACT_PHONE: "+960 300 1111", COMPANY_NAME: "Ice" }));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^COMPANY_NAME, CONTACT_PHONE changed since the build[^\n]+$/)],
  ]);
});

test("warns in one line of a rate limit that all visitors share", () => {
  writeBuildSettings(parseEnv(publicSite));
  checkForStart(parseEnv({ ...publicSite, TRUST_PROXY_HOPS: "" }));
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^TRUST_PROXY_HOPS is 0[^\n]+$/)]]);
});

test("warns at the build of each setting that the site will lack", () => {
  warnAtBuild(parseEnv({ ...publicSite, CONTACT_PHONE: "+960 300 1111" }));
  expect(warn).not.toHaveBeenCalled();
  warnAtBuild(parseEnv({ SITE_URL: publicSite.SITE_URL }));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(missingMailServer)],
    [expect.stringMatching(/^CONTACT_PHONE is not set[^\n]+$/)],
  ]);
});
