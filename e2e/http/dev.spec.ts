import { networkInterfaces } from "node:os";
import { chromium, expect, test } from "@playwright/test";
import { chromiumArguments, findChromium, findHeadlessShell } from "../support/browser";
import { freePort } from "../support/free-port";
import { serveSite, type Site } from "../support/site";

let site: Site | undefined;
test.afterAll(() => site?.stop());

// A phone on the same network opens npm run dev by this machine's address.
test("npm run dev works at every address of this machine", async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  site = await serveSite(
    { SMTP_URL: "smtp://127.0.0.1:9", HOST: "0.0.0.0", PORT: String(port) },
    { isDevelopment: true },
  );
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const address = own.find(({ internal, family }) => !internal && family === "IPv4")?.address;
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    // What the browser calls the site is what counts; nothing leaves this machine.
    args: [...chromiumArguments, `--host-resolver-rules=MAP ${address} 127.0.0.1`],
  });
  for (const host of ["localhost", "127.0.0.1", address].filter(Boolean)) {
    const page = await browser.newPage();
    await page.goto(`http://${host}:${port}/pricing`);
    await expect(async () => {
      await page.getByRole("button", { name: "Increase number of devices" }).first().click();
      await expect(page.getByRole("slider"), host).not.toHaveValue("2", { timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await page.close();
  }
  await browser.close();
});
