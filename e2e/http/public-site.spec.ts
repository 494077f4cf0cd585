import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, test } from "@playwright/test";
import { BUILD_SETTINGS } from "../../lib/start";
import { sampleQuotation, sendQuotation } from "../support/quotation";
import { mailWith } from "../support/read-mail";
import { startSite } from "../support/site";
import { startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

// Runs this build with the recorded settings of a build for a public site.

const built = {
  SITE_URL: "https://www.ice.test",
  COMPANY_NAME: "Ice",
  CONTACT_PHONE: "+960 300 1111",
  APP_URL: "https://app.ice.test",
  RATE_LIMIT_WINDOW_SECONDS: "600",
};
const folder = mkdtempSync(join(tmpdir(), "public-site-"));
let smtp: TestSmtpServer;
test.beforeAll(async () => {
  for (const name of ["node_modules", "public"]) {
    symlinkSync(join(process.cwd(), name), join(folder, name));
  }
  const isNeeded = (path: string) => !["cache", "dev"].includes(basename(path));
  cpSync(".next", join(folder, ".next"), { recursive: true, filter: isNeeded });
  writeFileSync(join(folder, BUILD_SETTINGS), JSON.stringify(built));
  smtp = await startTestSmtpServer();
});
test.afterAll(async () => {
  await smtp.close();
  rmSync(folder, { recursive: true });
});

test("its e-mails show the settings of the build", async () => {
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "website@ice.test", MAIL_TO: "office@ice.test" };
  const site = await startSite(mail, folder);
  const quotation = sampleQuotation();
  const headers = { Origin: built.SITE_URL };
  expect((await sendQuotation(site.url, quotation, headers)).status).toBe(200);
  const { from, to, text } = await mailWith(quotation.company_name, smtp.folder);
  expect(from).toEqual({ name: "Ice", address: mail.MAIL_FROM });
  expect(to).toMatchObject([{ address: mail.MAIL_TO }]);
  expect(text).toContain("Sent by the quotation form of Ice, https://www.ice.test\n");
  await site.stop();
  expect(site.output()).toMatch(/^TRUST_PROXY_HOPS is 0: .+$/m);
});

test("it does not start without MAIL_TO or with another name than its pages show", async () => {
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: "website@ice.test" };
  await expect(startSite(mail, folder)).rejects.toThrow(
    /^Missing settings: MAIL_TO, such as [^;\n]+$/m,
  );
  await expect(startSite({ ...mail, COMPANY_NAME: "Snow" }, folder)).rejects.toThrow(
    /^The pages were built with another COMPANY_NAME: .+$/m,
  );
});
