/** A browser under test, driven as a visitor would: what can be seen is found by its name. */
export type Engine = {
  name: string;
  /** What is missing on this machine to run it, as its Debian packages. */
  missing?: string;
  launch: () => Promise<EngineBrowser>;
};

export type EngineBrowser = {
  /** With storage of its own, as on a first visit. */
  newVisit: () => Promise<Visit>;
  close: () => Promise<void>;
};

export type Visit = {
  open: (url: string) => Promise<void>;
  /** In the page. */
  run: <Result>(script: (text: string) => Result, text?: string) => Promise<Awaited<Result>>;
  click: (name: string) => Promise<void>;
  /** Replaces what stands in a field. */
  fill: (name: string, text: string) => Promise<void>;
  press: (key: "Escape" | "Enter") => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Runs in the page: the visible control that is called `name`, brought into sight. */
export function findControl(name: string): Element | null {
  const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (control: Element) => {
    const label = control.getAttribute("aria-label");
    if (label) return words(label);
    if (!(control instanceof HTMLInputElement)) return words(control.textContent);
    return words(control.labels?.[0]?.querySelector("span")?.textContent) === name
      ? name
      : words(control.labels?.[0]?.textContent);
  };
  const controls = [...document.querySelectorAll("a[href], button, input, summary")];
  const found = controls.find(
    (control) => control.getClientRects().length > 0 && nameOf(control) === name,
  );
  // WebKit's driver presses at once, wherever the page's smooth scrolling has got to.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}
