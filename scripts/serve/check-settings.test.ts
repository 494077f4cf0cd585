import { parseEnv } from "../../lib/config/env";
import { checkSettings } from "./check-settings";

const publicSite = { SITE_URL: "https://www.example.com", SMTP_URL: "smtps://mail.example.com" };

test("a public site without a mail server does not start, and says so in one line", () => {
  expect(() => checkSettings(parseEnv({ SITE_URL: publicSite.SITE_URL }))).toThrow(
    /^SMTP_URL is missing[^\n]+$/,
  );
});

test("warns in one line where one visitor can use up the limit of all", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  checkSettings(parseEnv({}));
  checkSettings(parseEnv({ ...publicSite, TRUST_PROXY_HOPS: "1" }));
  expect(warn).not.toHaveBeenCalled();
  checkSettings(parseEnv(publicSite));
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^TRUST_PROXY_HOPS is 0[^\n]+$/)]]);
});
