import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pages } from "./pages";
import { isLive } from "./test";

const FOLDER = ".next/cache/plain/server/app";

/** Whether the build was left without its finish: the same site, only heavier, and without a policy. */
export const isPlain = !isLive && !existsSync(FOLDER);

/** Gives `page` the site's pages as Next built them, before their finish. */
export async function servePlainPages(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pages.includes(pathname),
    (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const { pathname } = new URL(route.request().url());
      const path = join(FOLDER, `${pathname.slice(1) || "index"}.html`);
      return route.fulfill({ path, contentType: "text/html; charset=utf-8" });
    },
  );
}
