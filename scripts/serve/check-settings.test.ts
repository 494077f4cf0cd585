/** @jest-environment node */
import { parseEnv } from "../../lib/config/env";
import { checkSettings } from "./check-settings";

const publicSite = { SITE_URL: "https://www.example.com", SMTP_URL: "smtps://mail.example.com" };

test.each([
  [{ SITE_URL: publicSite.SITE_URL }, /^SMTP_URL is missing[^\n]+$/],
  [{ INBOX_DIR: "package.json" }, /^INBOX_DIR should be a folder[^\n]+$/],
])("%j stops the start with one line", (settings, line) => {
  expect(() => checkSettings(parseEnv(settings))).toThrow(line);
});

test("warns in one line where one visitor can use up the limit of all", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  checkSettings(parseEnv({}));
  checkSettings(parseEnv({ ...publicSite, TRUST_PROXY_HOPS: "1" }));
  expect(warn).not.toHaveBeenCalled();
  checkSettings(parseEnv(publicSite));
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^TRUST_PROXY_HOPS is 0[^\n]+$/)]]);
});
