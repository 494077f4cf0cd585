import { ISLAND_SILENCE_MS } from "@/lib/time-limits";

const PENDING = "[data-island]:not([data-state=failed])";

/**
 * Loads the page's islands after the first contentful paint or, with Save-Data, at the first use. A button that is pressed before its
 * island is hydrated is shown as busy, and the press is replayed afterwards. `islands/island.tsx` explains `data-state`.
 */
export function loadIslands() {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  let presses: HTMLElement[] = [];
  let focusedAtFailure: HTMLElement | null = null;
  let silenceTimer: number | undefined;
  let loading: Promise<void> | undefined;
  const start = () => (loading ??= load().catch(fail));

  async function load() {
    const files = [...new Set(islands.flatMap(({ dataset }) => dataset.files?.split(" ") ?? []))];
    await Promise.all(files.map(download));
    await Promise.all(files.map((file) => import(file)));
  }

  /** Fetches a file into the browser's cache. `import` alone does not report that parts of a file arrive. */
  async function download(file: string) {
    const { body } = await fetch(file, { priority: "low" });
    const reader = body?.getReader();
    while (reader && !(await reader.read()).done) if (silenceTimer) limitSilence();
  }

  /** A visitor waits: the islands fail if nothing more of their files arrives for a while. */
  function limitSilence() {
    void start();
    clearTimeout(silenceTimer);
    silenceTimer = window.setTimeout(fail, ISLAND_SILENCE_MS);
  }

  function fail() {
    for (const island of islands.filter((each) => each.matches(PENDING))) {
      focusedAtFailure ??= document.querySelector<HTMLElement>(":focus");
      island.dataset.state = "failed";
      const message = island.nextElementSibling?.querySelector<HTMLElement>("[role=alert]");
      restoreFocus(message, ...island.querySelectorAll<HTMLElement>("a,button,input,textarea"));
      void replayPresses(island);
    }
  }

  async function replayPresses(island: HTMLElement) {
    const held = presses.filter((button) => island.contains(button));
    // First, so that an island that has failed and is hydrated later replays nothing again.
    forget(held);
    for (const button of held) {
      button.click();
      // React renders the change of a press in a microtask.
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
    // A visitor who has pressed something that works has gone on.
    if (!pressed.matches(`${PENDING} button`)) return forget(presses);
    event.preventDefault();
    event.stopPropagation();
    // The second tap of an impatient visitor must not undo the first.
    if (!presses.includes(pressed) || pressed.matches("[data-repeat]")) presses.push(pressed);
    pressed.ariaBusy = "true";
    limitSilence();
  }

  function handleInput({ target: input, isTrusted }: Event) {
    const island = input instanceof Element && input.closest<HTMLElement>(PENDING);
    if (!island) return;
    island.dataset.state = "stale";
    // The text describes the old value, and only a hydrated island can describe the new one.
    input.removeAttribute("aria-valuetext");
    // A number takes the place of earlier steps. A form that is still being filled in is not sent.
    const isNumber = input.matches("[type=number],[type=range]");
    forget(presses.filter((button) => isNumber || !button.matches("[data-repeat]")));
    if (isTrusted) limitSilence();
  }

  addEventListener("click", handleClick, true);
  addEventListener("input", handleInput, true);
  addEventListener("pagehide", () => forget(presses));
  addEventListener("island:ready", ({ detail: { island, replacements } }) => {
    delete island.dataset.island;
    delete island.dataset.state;
    restoreFocus(focusedAtFailure && (replacements.get(focusedAtFailure) ?? focusedAtFailure));
    presses = presses.map((button) => replacements.get(button) ?? button);
    void replayPresses(island);
  });
  // Chromium alone knows Save-Data, and Firefox does not report every paint.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length > 0) void start();
  }).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(start, 1_000));
}

/** Moves the focus to the first of `elements` that is shown, if the element that has it is not. */
function restoreFocus(...elements: (HTMLElement | null | undefined)[]) {
  const isShown = (element?: Element | null) => element?.getClientRects().length;
  if (!isShown(document.activeElement)) elements.find(isShown)?.focus();
}
