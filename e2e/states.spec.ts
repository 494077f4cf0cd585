import { states } from "./support/states";
import { test } from "./support/test";

// The smallest window of those that `npm run screenshots` pictures.
test.use({ viewport: { width: 360, height: 740 }, allowedErrors: [/emailer\.php$/] });

for (const [name, { path, reach }] of Object.entries(states)) {
  test(`a visitor can bring ${path} to ${name}`, { tag: "@phone" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await reach(page);
  });
}
