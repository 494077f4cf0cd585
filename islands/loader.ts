import { IDLE_MS, START_ISLAND_MS } from "@/lib/time-limits";

const CONTROLS = "button,input,select,textarea,summary,[tabindex]";

/**
 * Fetches the files of the page's islands from the first paint on, and once the page has loaded starts each island that
 * comes near the viewport, in idle moments, or at once when the visitor is about to use it. Presses that come before an
 * island runs are repeated then. `data-files` of the script element names the files, imported ones first; `data-entry` of
 * an island its own. `islands/island.tsx` explains `data-state`.
 */
export function loadIslands() {
  const files = document.currentScript?.dataset.files?.split(" ") ?? [];
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const entries = new Set(islands.map(({ dataset }) => dataset.entry));
  const started = new Set<HTMLElement>();
  let presses: HTMLElement[] = [];
  let hurry = () => {};
  const urgency = new Promise<void>((resolve) => (hurry = resolve));

  async function start(island: HTMLElement) {
    if (started.has(island)) return;
    started.add(island);
    try {
      for (const file of files) {
        if (entries.has(file) && file !== island.dataset.entry) continue;
        await Promise.race([urgency, idle()]);
        await import(file);
      }
    } catch {
      fail(island);
    }
  }

  function fail(island: HTMLElement) {
    const isRunning = !island.dataset.island;
    if (isRunning || island.dataset.state === "failed") return;
    setState(island, "failed");
    void repeatPresses(island);
  }

  async function repeatPresses(island: HTMLElement) {
    const held = presses.filter((each) => island.contains(each));
    // Once only: an island that has failed for being late may still come to run.
    presses = presses.filter((each) => !held.includes(each));
    for (const control of held) {
      control.removeAttribute("aria-busy");
      control.click();
      // Lets React render the change of one press before the next press comes.
      await null;
    }
  }

  function handle(event: Event) {
    const { target, type, isTrusted } = event;
    if (!(target instanceof Element)) return;
    const retry = type === "click" && target.closest("[data-retry]");
    if (retry) reload(retry);
    const control = target.closest<HTMLElement>(CONTROLS);
    const island = control?.closest<HTMLElement>("[data-island]");
    // It is in a running island, which has lost its mark, and what is done there can be told in another.
    if (type === "click" && control && !island) islands.forEach(start);
    if (!control || !island || island.dataset.state === "failed") return;
    const isPress = type === "click" && isTrusted && control.matches("button");
    if (isTrusted) {
      hurry();
      void start(island);
      if (isPress || type === "input") setTimeout(fail, START_ISLAND_MS, island);
    }
    if (type === "input") {
      island.dataset.state = "stale";
      // This text describes the old value, and only a running island can describe the new one.
      control.removeAttribute("aria-valuetext");
    }
    if (isPress) {
      event.preventDefault();
      event.stopPropagation();
      // A second tap of an impatient visitor must not undo the first.
      if (presses.includes(control) && !control.hasAttribute("data-repeat")) return;
      presses.push(control);
      control.ariaBusy = "true";
    }
  }

  for (const type of ["pointerover", "focusin", "input", "click"]) {
    addEventListener(type, handle, true);
  }
  addEventListener("island:ready", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    delete target.dataset.island;
    setState(target);
    void repeatPresses(target);
    if (presses.length) islands.forEach(start);
  });
  // Offline, a submit would replace the page by the browser's error page, and every answer would be lost.
  addEventListener("submit", (event) => {
    const { target } = event;
    const island = target instanceof Element && target.closest<HTMLElement>("[data-island]");
    if (!island || navigator.onLine) return;
    event.preventDefault();
    island.dataset.offline = "";
    addEventListener("online", () => delete island.dataset.offline);
  });
  // Chromium only.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const preloads = firstPaint().then(() => Promise.all(files.map(preload)));
  addEventListener("load", async () => {
    await preloads;
    const sight = new IntersectionObserver(
      (parts) => {
        for (const { isIntersecting, target } of parts) {
          const island = target.closest<HTMLElement>("[data-island]");
          if (isIntersecting && island) void start(island);
        }
      },
      { rootMargin: "50%" },
    );
    for (const part of islands.flatMap((island) => [...island.children])) sight.observe(part);
  });
}

/** Reloads the page, as browsers do not fetch a module again that has failed. Offline it waits for a connection. */
function reload(button: Element) {
  button.ariaBusy = "true";
  if (navigator.onLine) location.reload();
  else addEventListener("online", () => location.reload());
}

/** Sets `data-state`. If that hides the focused element, the first visible control of message or island is focused. */
function setState(island: HTMLElement, state = "") {
  const focused = document.activeElement;
  island.dataset.state = state;
  if (!focused || isShown(focused)) return;
  const messages = island.nextElementSibling;
  [messages, island]
    .flatMap((part) => [...(part?.querySelectorAll<HTMLElement>(`a,${CONTROLS}`) ?? [])])
    .find(isShown)
    ?.focus();
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Resolves after the first paint, or half a second after the first frame, as Firefox does not report every paint. */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, 500));
  });
}

function idle(): Promise<unknown> {
  return new Promise(
    (resolve) =>
      window.requestIdleCallback?.(resolve, { timeout: IDLE_MS }) ?? setTimeout(resolve, 50),
  );
}

/** Fetches and compiles a module without running it. Does nothing in browsers without `modulepreload`. */
function preload(href: string): Promise<unknown> {
  const link = document.createElement("link");
  if (!link.relList.supports("modulepreload")) return Promise.resolve();
  Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}
