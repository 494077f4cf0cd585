import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv, setEnv } from "./env";
import { applyBuildSettings, checkBuild, checkStart, writeBuildSettings } from "./start";

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

describe("after a build", () => {
  const start = (settings: Record<string, string>) => applyBuildSettings(parseEnv(settings));
  afterEach(() => setEnv({ COMPANY_NAME: "", CONTACT_PHONE: "", SITE_URL: "", PORT: "" }));

  test("uses its settings, which need not be given again", () => {
    writeBuildSettings(parseEnv({ ...publicSite, COMPANY_NAME: "Ice" }));
    const { SITE_URL, CONTACT_PHONE } = publicSite;
    const built = { SITE_URL, CONTACT_PHONE, COMPANY_NAME: "Ice" };
    expect(start({})).toMatchObject(built);
    expect(start({ SITE_URL: `${SITE_URL}/`, COMPANY_NAME: "Ice" })).toMatchObject(built);
  });

  test("uses the values of this process for settings that it did not get", () => {
    writeBuildSettings(parseEnv({}));
    setEnv({ PORT: "3610" });
    expect(start({ PORT: "3610", COMPANY_NAME: "Raalhu Robotics" })).toMatchObject({
      SITE_URL: "http://localhost:3610",
    });
  });

  test("refuses other values than the pages show, in one line", () => {
    writeBuildSettings(parseEnv(publicSite));
    expect(() =>
      start({ ...publicSite, CONTACT_PHONE: "+960 300 2222", COMPANY_NAME: "Ice" }),
    ).toThrow(/^The pages were built with another COMPANY_NAME, CONTACT_PHONE: [^\n]+$/);
    writeBuildSettings(parseEnv({}));
    expect(() => start(publicSite)).toThrow(/ another SITE_URL, CONTACT_PHONE: /);
  });
});

test("does not start without a complete build", () => {
  expect(() => applyBuildSettings(parseEnv({}))).toThrow(/^There is no complete build [^\n]+$/);
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

  test("accepts a value that equals a default", () => {
    expect(check({ ...publicSite, MAIL_TO: "sales@example.com" })).not.toThrow();
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
