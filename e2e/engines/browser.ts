/** A browser under test. Firefox is driven over WebDriver BiDi, WebKit over WebDriver. */
export type Browser = {
  name: string;
  /** The Debian packages that the browser needs. */
  packages: string;
  isInstalled: boolean;
  launch: () => Promise<Visit>;
};

/** What both protocols can do alike. `journeys.spec.ts` builds everything else from it. */
export type Visit = {
  open: (url: string) => Promise<unknown>;
  /** Runs `script` in the page. */
  run: <Result>(script: (text: string) => Result, text?: string) => Promise<Result>;
  /** Presses the keys of a text, or of {@link keys}. */
  type: (text: string) => Promise<unknown>;
  /** Makes the window as narrow as a phone. */
  narrow: () => Promise<unknown>;
  close: () => Promise<unknown>;
};

/** The code points of both protocols for keys without a character. */
export const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };
