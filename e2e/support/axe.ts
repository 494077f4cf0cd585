import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { themes } from "./pages";

/** Axe finds nothing on the page as it stands, in either theme. */
export async function expectNoViolations(page: Page) {
  for (const theme of themes) {
    await page.evaluate(switchTheme, theme);
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ["violations"] })
      // Otherwise it opens a page of its own to gather what it found in frames, of which there are none.
      .setLegacyMode()
      .analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(found, theme).toEqual([]);
  }
}

/** Runs in the page: as it follows another tab. */
function switchTheme(theme: string) {
  localStorage.setItem("theme", theme);
  dispatchEvent(new Event("storage"));
  // What is between two colours has the contrast of neither.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
