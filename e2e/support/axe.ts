import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { themes } from "./pages";

/** Expects no axe violation on the page as it is, in either theme. */
export async function expectNoViolations(page: Page) {
  for (const theme of themes) {
    await page.evaluate(switchTheme, theme);
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ["violations"] })
      // Otherwise axe opens a page of its own to collect results of frames.
      .setLegacyMode()
      .analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, theme).toEqual([]);
  }
}

/** Runs in the page: the theme follows another tab. */
function switchTheme(theme: string) {
  localStorage.setItem("theme", theme);
  dispatchEvent(new Event("storage"));
  // A colour in transition has the contrast of neither theme.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
