/** A browser under test. Firefox is driven over WebDriver BiDi, WebKit over WebDriver. */
export type Browser = {
  name: string;
  /** The Debian packages that the browser needs. */
  packages: string;
  isInstalled: boolean;
  launch: () => Promise<Visit>;
};

export type Visit = {
  open: (url: string) => Promise<unknown>;
  /** Runs `script` in the page. */
  run: <Result>(script: (text: string) => Result, text?: string) => Promise<Result>;
  /** Clicks the first visible control called `name`. */
  click: (name: string) => Promise<unknown>;
  type: (label: string, text: string) => Promise<unknown>;
  press: (key: "Tab" | "Enter" | "Escape") => Promise<unknown>;
  /** Makes the window as narrow as a phone. */
  narrow: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** Scrolls the first visible control called `name` into view and returns it. Runs in the page. */
export function findControl(name: string): Element | null {
  const normalize = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const controls = [...document.querySelectorAll("a[href], button, input, summary")];
  const found = controls.find((control) => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
    const names = [control.getAttribute("aria-label"), label?.textContent];
    const hint = label?.querySelector("span")?.textContent;
    return control.getClientRects().length > 0 && [...names, hint].map(normalize).includes(name);
  });
  // Does not scroll smoothly, because WebKit's driver would click before the end of the scroll.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}
