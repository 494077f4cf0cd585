import { parseEnv } from "./env";
import { checkBuild, checkStart } from "./start";

const publicSite = {
  SITE_URL: "https://www.ice.test",
  SMTP_URL: "smtps://mail.ice.test",
  MAIL_FROM: "website@ice.test",
  MAIL_TO: "office@ice.test",
  CONTACT_PHONE: "+960 300 1111",
};
const { SITE_URL, CONTACT_PHONE, SMTP_URL } = publicSite;

describe("a start", () => {
  const check = (own: Record<string, string>, built = {}) => {
    return () => checkStart(parseEnv(own), parseEnv({ ...own, ...built }));
  };

  test("of a public site requires its own settings, and names all missing ones in one line", () => {
    expect(check(publicSite)).not.toThrow();
    expect(check({ SITE_URL })).toThrow(
      /^Missing settings: SMTP_URL, [^\n]+ MAIL_FROM, [^\n]+ MAIL_TO, [^\n]+ CONTACT_PHONE, [^\n]+$/,
    );
  });

  test("requires addresses if a local site sends through another machine", () => {
    expect(check({})).not.toThrow();
    expect(check({ SMTP_URL: "smtp://127.0.0.1" })).not.toThrow();
    expect(check({ SMTP_URL })).toThrow(/^Missing settings: MAIL_FROM, [^\n]+ MAIL_TO, [^\n]+$/);
  });

  test("of a container requires a mail server", () => {
    expect(check({ NEXT_OUTPUT: "standalone" })).toThrow(/^Missing settings: SMTP_URL, [^\n]+$/);
  });

  test("need not repeat the settings of the build, but refuses others, in one line", () => {
    const built = { SITE_URL, CONTACT_PHONE, COMPANY_NAME: "Ice" };
    const { MAIL_FROM, MAIL_TO } = publicSite;
    expect(check({ SMTP_URL, MAIL_FROM, MAIL_TO }, built)).not.toThrow();
    expect(check({ ...publicSite, SITE_URL: `${SITE_URL}/` }, built)).not.toThrow();
    expect(check({ ...publicSite, COMPANY_NAME: "Snow" }, built)).toThrow(
      /^The pages were built with another COMPANY_NAME: [^\n]+$/,
    );
  });
});

describe("a build", () => {
  const check = (settings: Record<string, string>) => () => checkBuild(parseEnv(settings));

  test("requires the settings that the pages of a public site show", () => {
    expect(check({})).not.toThrow();
    expect(check({ SITE_URL, CONTACT_PHONE })).not.toThrow();
    expect(check({ SITE_URL })).toThrow(/: CONTACT_PHONE, such as [^;\n]+$/);
  });

  test("requires all settings for production on Vercel", () => {
    const vercel = { VERCEL: "1", VERCEL_ENV: "production" };
    expect(check({ ...publicSite, ...vercel })).not.toThrow();
    expect(check({ ...publicSite, ...vercel, MAIL_TO: "" })).toThrow(/: MAIL_TO, [^;\n]+$/);
  });

  test("requires all settings for a preview on Vercel only if it sends e-mails", () => {
    const vercel = { VERCEL: "1", VERCEL_ENV: "preview" };
    expect(check(vercel)).not.toThrow();
    expect(check({ ...vercel, SMTP_URL })).toThrow(/ SITE_URL, .+ MAIL_TO, /);
  });
});
