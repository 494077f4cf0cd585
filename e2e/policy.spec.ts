import { errorMessage, fillIn, submit, unfoldForm } from "./support/form";
import { brokenRules, watchPolicy } from "./support/in-page";
import { pages } from "./support/pages";
import { someQuotation } from "./support/quotation";
import { expect, skipOnLiveSite, test } from "./support/test";
import { chooseTheme } from "./support/theme";


test.beforeEach(({ page }) => page.addInitScript(watchPolicy));

for (const path of [...pages, "/no/such/page"]) {
  test.describe(path, () => {
    test.use({ allowedErrors: [/404 \(Not Found\)/] });

    test(`${path} has a strict policy and keeps to it`, async ({ page }) => {
      const response = await page.goto(path);
      const general = await response?.headerValue("content-security-policy");
      expect(general).toContain("frame-ancestors 'none'");
      expect(general).not.toMatch(/unsafe|\*|https?:/);
      const policy = await page
        .locator("head > meta:first-child[http-equiv='Content-Security-Policy']")
        .getAttribute("content");
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(await page.evaluate(brokenRules)).toEqual([]);
    });
  });
}

test("the menu, the theme, the calculator and the demo keep to it", async ({ page }) => {
  await page.goto("/pricing");
  await chooseTheme(page, false, "dark");
  await page.setViewportSize({ width: 390, height: 740 });
  await chooseTheme(page, true, "light");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.getByRole("button", { name: "Increase number of devices" }).click();
  await expect(page.getByRole("slider")).toHaveValue("3");
  expect(await page.evaluate(brokenRules)).toEqual([]);
  await page.goto("/demo?unit=freezer&break=power");
  await expect(page.getByRole("log")).toContainText("Power cut");
  expect(await page.evaluate(brokenRules)).toEqual([]);
});

test("the form keeps to it in every state", async ({ page }) => {
  skipOnLiveSite();
  await page.goto("/contact-us?qty=8");
  await submit(page);
  await expect(page.getByLabel("Your name")).toHaveAccessibleDescription(/./);
  await fillIn(page, someQuotation());
  await submit(page);
  await expect(page.getByRole("status")).not.toBeEmpty();
  await page.route("**/php/emailer.php", (route) => route.fulfill({ body: "not JSON" }));
  await unfoldForm(page);
  await fillIn(page, someQuotation());
  await submit(page);
  await expect(errorMessage(page)).toBeVisible();
  expect(await page.evaluate(brokenRules)).toEqual([]);
});

test.describe("what somebody has put into a page", () => {
  test.use({ allowedErrors: [/Content Security Policy/] });

  for (const [what, markup] of [
    ["an inline script", "<script>window.injected = true</script>"],
    ["an event handler", '<img src="data:," onerror="window.injected = true">'],
    ["a script of another host", '<script src="http://127.0.0.2:9/x.js"></script>'],
    ["a style attribute", '<p style="color:red" id="injected">x</p>'],
  ] as const) {
    test(`${what} is blocked`, async ({ page }) => {
      await page.route("**/pricing", async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace("</body>", `${markup}</body>`) });
      });
      await page.goto("/pricing");
      await expect.poll(async () => (await page.evaluate(brokenRules)).length).toBeGreaterThan(0);
      expect(await page.evaluate(() => "injected" in window && window.injected === true)).toBe(
        false,
      );
    });
  }
});

test("answers that are not pages carry the headers too", async ({ request }) => {
  for (const path of ["/php/emailer.php", "/robots.txt", "/sitemap.xml", "/opengraph-image"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["strict-transport-security"], path).toContain("max-age=63072000");
    expect(headers["x-powered-by"], path).toBeUndefined();
  }
});
