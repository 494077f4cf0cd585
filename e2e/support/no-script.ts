import type { Page } from "@playwright/test";

/** The two ways in which no script runs. In the second one, the browser still reports that it supports scripts. */
export const withoutScripts = [
  { name: "without JavaScript", javaScriptEnabled: false },
  { name: "with scripts that a proxy or an extension has disabled", javaScriptEnabled: true },
];

/** Makes the scripts of all pages inert, as some proxies and extensions do. */
export async function disableScripts(page: Page) {
  await page.route("**", async (route) => {
    const request = route.request();
    if (request.resourceType() !== "document" || request.method() !== "GET")
      return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("<script>", '<script type="text/plain">');
    return route.fulfill({ response, body });
  });
}
