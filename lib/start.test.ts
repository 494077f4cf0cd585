import { parseEnv } from "./env";
import * as site from "./site";
import { checkSettings } from "./start";

// Own properties, which a test can replace.
jest.mock("./site", () => ({ __esModule: true, ...jest.requireActual("./site") }));

const SITE_URL = "https://www.ice.test";
const SMTP_URL = "smtps://mail.ice.test";
const mail = { SMTP_URL, MAIL_FROM: "website@ice.test", MAIL_TO: "office@ice.test" };

const check = (step: "build" | "start", settings: Record<string, string>) => () =>
  checkSettings(step, parseEnv(settings), settings.SITE_URL);

test("a site on one's own machine needs no settings", () => {
  expect(check("build", {})).not.toThrow();
  expect(check("start", {})).not.toThrow();
});

test.each([
  ["a public site", { SITE_URL }],
  ["a container", { NEXT_OUTPUT: "standalone" }],
  ["a site with a relay elsewhere", { SMTP_URL }],
])("%s does not start without settings for e-mail", (_name, settings) => {
  expect(check("start", { ...settings, ...mail })).not.toThrow();
  expect(check("start", { ...settings, SMTP_URL })).toThrow(
    /^Missing settings, .+: MAIL_FROM, MAIL_TO$/,
  );
});

test("a container is not built without an address, which may be that of this machine", () => {
  const NEXT_OUTPUT = "standalone";
  expect(check("build", { NEXT_OUTPUT })).toThrow(/^Missing settings, .+: SITE_URL$/);
  expect(check("build", { NEXT_OUTPUT, SITE_URL: "http://localhost:3000" })).not.toThrow();
});

test("a public site is not built with a sample, and none with a number that cannot be dialled", () => {
  expect(check("build", { SITE_URL })).toThrow(/^Replace .+: \+960 .+, https:.+$/);
  jest.replaceProperty(site, "phoneUrl", "");
  expect(check("build", {})).toThrow(/cannot be dialled$/);
  jest.restoreAllMocks();
});

test("on Vercel the build for production checks the settings, and no start does", () => {
  const vercel = { VERCEL: "1", VERCEL_ENV: "production" };
  expect(check("build", { ...vercel, ...mail })).toThrow(/: SITE_URL$/);
  expect(check("build", { VERCEL: "1", VERCEL_ENV: "preview" })).not.toThrow();
  expect(check("start", { VERCEL: "1", SITE_URL })).not.toThrow();
});
