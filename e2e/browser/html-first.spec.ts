import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../support/browser";
import { pages } from "../support/pages";
import { expect, test } from "../support/test";

// The build without its finish is the same site, only heavier: what it weighs is not looked at there.
const isPlain = process.env.E2E_BUILD === "plain";

test.describe("before anything is used", () => {
  test.skip(isPlain, "this is what the finish is for");

  for (const path of pages) {
    test(`${path} loads no script file, and nothing from another host`, async ({ page }) => {
      const requests = recordRequests(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await page.mouse.wheel(0, 4000);
      await page.keyboard.press("Tab");
      expect(requests().filter(({ type }) => type === "script")).toEqual([]);
      const origin = new URL(page.url()).origin;
      expect(requests().filter(({ url }) => !url.startsWith(origin))).toEqual([]);
      const early = requests().filter(({ type }) => !["image", "font", "other"].includes(type));
      expect(early.length).toBeLessThanOrEqual(3);
    });
  }

  test("pages without an island never load a script file", async ({ page, isMobile }) => {
    const requests = recordRequests(page);
    await page.goto("/iot/tempguard");
    if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
    else await page.getByRole("switch", { name: "Dark theme" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("main").click({ position: { x: 5, y: 5 } });
    await page.waitForTimeout(300);
    expect(requests().filter(({ type }) => type === "script")).toEqual([]);
  });
});

test("the first press on the calculator counts, and so do the next ones", async ({ page }) => {
  await slowScripts(page);
  await page.goto("/pricing");
  const more = page.getByRole("button", { name: "Increase number of devices" });
  await more.click();
  await more.click();
  await more.click();
  await expect(page.getByRole("spinbutton")).toHaveValue("5");
  await expect(page.getByRole("slider")).toHaveValue("5");
});

test("what the slider was set to before React came is kept", async ({ page }) => {
  await slowScripts(page);
  await page.goto("/pricing");
  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /53,460/);
  await expect(page.getByRole("slider")).toBeFocused();
});

test("typed text, the focus and a press outlast the start of the form", async ({ page }) => {
  await slowScripts(page);
  await page.goto("/contact-us");
  await page.getByLabel("Your name").fill("Aminath");
  await page
    .getByLabel("Company", { exact: true })
    .or(page.getByLabel("Company name"))
    .first()
    .fill("Reef");
  await page.getByRole("button", { name: "Increase number of devices" }).click();
  const address = page.getByLabel(/e-?mail/i);
  await address.pressSequentially("a@b");
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await address.pressSequentially(".co");
  await expect(page.getByLabel("Your name")).toHaveValue("Aminath");
  await expect(address).toHaveValue("a@b.co");
  await expect(address).toBeFocused();
});

test("the first press in the demo counts", async ({ page }) => {
  await slowScripts(page);
  await page.goto("/demo");
  const button = page.getByRole("button", { name: /power/i }).first();
  await button.click();
  await expect(page).toHaveURL(/break=power/);
});

test("pages are kept by the browser and come back as they were left", async ({ baseURL }) => {
  // Playwright's own browser has that switched off.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  for (const path of ["/contact-us?qty=8", "/pricing", "/demo", "/"]) {
    await page.goto(path);
    await page.waitForTimeout(300);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.title = persisted ? "kept" : "loaded again";
      });
    });
    await page.goto("/privacy");
    await page.goBack({ waitUntil: "commit" });
    await expect(page, path).toHaveTitle("kept");
  }
  await browser.close();
});

function recordRequests(page: Page) {
  const requests: { url: string; type: string }[] = [];
  page.on("request", (request) =>
    requests.push({ url: request.url(), type: request.resourceType() }),
  );
  return () => requests;
}

/** Every script file takes its time, so that a visitor is quicker. */
async function slowScripts(page: Page) {
  await page.route(/\.js(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}
