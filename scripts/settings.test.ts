import { parseEnv } from "../lib/env";
import { checkForStart, warnAtBuild } from "./settings";

const publicSite = { SITE_URL: "https://www.example.com", SMTP_URL: "smtps://mail.example.com" };
const missingMailServer = /^SMTP_URL is missing[^\n]+$/;

const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
beforeEach(() => warn.mockClear());

test("a public site without a mail server does not start, and says so in one line", () => {
  expect(() => checkForStart(parseEnv({ SITE_URL: publicSite.SITE_URL }))).toThrow(
    missingMailServer,
  );
});

test("warns in one line where one visitor can use up the limit of all", () => {
  checkForStart(parseEnv({}));
  checkForStart(parseEnv({ ...publicSite, TRUST_PROXY_HOPS: "1" }));
  expect(warn).not.toHaveBeenCalled();
  checkForStart(parseEnv(publicSite));
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^TRUST_PROXY_HOPS is 0[^\n]+$/)]]);
});

test("a build says in one line each what its site will lack", () => {
  warnAtBuild(parseEnv({ ...publicSite, CONTACT_PHONE: "+960 300 1111" }));
  expect(warn).not.toHaveBeenCalled();
  warnAtBuild(parseEnv({ SITE_URL: publicSite.SITE_URL }));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(missingMailServer)],
    [expect.stringMatching(/^CONTACT_PHONE is not set[^\n]+$/)],
  ]);
});
