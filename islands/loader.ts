import { ISLAND_SILENCE_MS } from "@/lib/time-limits";

const PENDING = "[data-island]:not([data-state=failed])";

/**
 * Loads the page's islands after the first contentful paint or, with Save-Data, at the first interaction. A button that
 * is pressed before its island is hydrated is shown as busy, and the press is replayed afterwards. `islands/island.tsx`
 * explains `data-state`.
 */
export function loadIslands() {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  let presses: HTMLElement[] = [];
  let focusedAtFailure: HTMLElement | null = null;
  let silenceTimer: number | undefined;
  let loading: Promise<void> | undefined;
  const start = () => (loading ??= load().catch(() => fail()));

  async function load() {
    const files = [...new Set(islands.flatMap(({ dataset }) => dataset.files?.split(" ") ?? []))];
    await Promise.all(files.map(download));
    await Promise.all(files.map((file) => import(file)));
  }

  /** Fetches a file into the browser's cache, because `import` does not report the progress of a download. */
  async function download(file: string) {
    const { body } = await fetch(file, { priority: "low" });
    const reader = body?.getReader();
    while (reader && !(await reader.read()).done) if (silenceTimer) limitSilence();
  }

  /** Starts loading and (re)starts the time limit of a waiting visitor. The islands fail if no data arrives in time. */
  function limitSilence() {
    void start();
    clearTimeout(silenceTimer);
    silenceTimer = window.setTimeout(fail, ISLAND_SILENCE_MS);
  }

  function fail(failed = islands.filter((each) => each.matches(PENDING))) {
    for (const island of failed) {
      focusedAtFailure ??= document.querySelector<HTMLElement>(":focus");
      island.dataset.state = "failed";
      const message = island.nextElementSibling?.querySelector<HTMLElement>("[role=alert]");
      restoreFocus(message, ...island.querySelectorAll<HTMLElement>("a,button,input,textarea"));
      void replayPresses(island);
    }
  }

  async function replayPresses(island: HTMLElement) {
    const held = presses.filter((button) => island.contains(button));
    // Forgets them first, so that an island that is hydrated after it has failed does not replay them again.
    forget(held);
    for (const button of held) {
      button.click();
      // React renders the result of a press in a microtask, which must run before the next press.
      await null;
    }
  }

  function forget(held: HTMLElement[]) {
    for (const button of held) button.removeAttribute("aria-busy");
    presses = presses.filter((button) => !held.includes(button));
  }

  function handleClick(event: Event) {
    const { target, isTrusted } = event;
    const pressed = target instanceof Element && target.closest<HTMLElement>("a,button,summary");
    if (!isTrusted || !pressed) return;
    // The visitor has used a control that works, so the held presses are outdated.
    if (!pressed.matches(`${PENDING} button`)) return forget(presses);
    event.preventDefault();
    event.stopPropagation();
    // A repeated press of an impatient visitor must not undo the first one.
    if (!presses.includes(pressed) || pressed.matches("[data-repeat]")) presses.push(pressed);
    pressed.ariaBusy = "true";
    limitSilence();
  }

  function handleInput({ target: input, isTrusted }: Event) {
    const island = input instanceof Element && input.closest<HTMLElement>(PENDING);
    if (!island) return;
    island.dataset.state = "stale";
    // `aria-valuetext` describes the old value, and only a hydrated island can describe the new one.
    input.removeAttribute("aria-valuetext");
    // A new number overrides all held presses. Other input drops a held submit, because the visitor is still filling in
    // the form, but keeps the presses of step buttons.
    const isNumber = input.matches("[type=number],[type=range]");
    forget(presses.filter((button) => isNumber || !button.matches("[data-repeat]")));
    if (isTrusted) limitSilence();
  }

  addEventListener("click", handleClick, true);
  addEventListener("input", handleInput, true);
  addEventListener("pagehide", () => forget(presses));
  addEventListener("island:settled", ({ detail: { island, hasFailed, replacements } }) => {
    presses = presses.map((button) => replacements.get(button) ?? button);
    if (hasFailed) return fail([island]);
    delete island.dataset.island;
    delete island.dataset.state;
    restoreFocus(focusedAtFailure && (replacements.get(focusedAtFailure) ?? focusedAtFailure));
    void replayPresses(island);
  });
  // Only Chromium supports `connection.saveData`. Firefox does not report every paint, so a timer starts loading too.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) void start();
  }).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(start, 1_000));
}

/** Moves the focus to the first visible one of `elements` if the focused element is not visible. */
function restoreFocus(...elements: (HTMLElement | null | undefined)[]) {
  const isShown = (element?: Element | null) => element?.getClientRects().length;
  if (!isShown(document.activeElement)) elements.find(isShown)?.focus();
}
