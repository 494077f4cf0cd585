import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects that the page in its current state has no axe violation in either theme. */
export async function expectNoViolations(page: Page) {
  for (const theme of ["dark", "light"]) {
    await page.evaluate(switchTheme, theme);
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ["violations"] })
      // Otherwise axe opens another page to collect the results of frames.
      .setLegacyMode()
      .analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, theme).toEqual([]);
  }
}

/** Switches the theme as if another tab had changed it. Runs in the page. */
function switchTheme(theme: string) {
  localStorage.setItem("theme", theme);
  dispatchEvent(new Event("storage"));
  // During a transition colours have the contrast of neither theme.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
