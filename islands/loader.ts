import { IDLE_MS, START_ISLAND_MS } from "@/lib/time-limits";

const CONTROLS = "a,button,input,select,textarea,summary";

/**
 * Fetches the page's islands after the first paint. An island starts in an idle moment after the page has loaded, when it
 * comes near the viewport; all islands start at once when the visitor uses one. Presses that come before an island is
 * hydrated are replayed then. `islands/island.tsx` explains `data-state`; `data-files` of an island names its files,
 * imported ones first.
 */
export function loadIslands() {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const started = new Set<HTMLElement>();
  /** The element that had the focus before a change of `data-state` hid it. */
  let focusBefore: HTMLElement | undefined;
  let presses: HTMLElement[] = [];
  let skipIdle = () => {};
  const isUsed = new Promise<void>((resolve) => (skipIdle = resolve));

  async function start(island: HTMLElement) {
    if (started.has(island)) return;
    started.add(island);
    try {
      for (const file of filesOf(island)) {
        await Promise.race([isUsed, idle()]);
        await import(file);
      }
    } catch {
      fail(island);
    }
  }

  function fail(island: HTMLElement) {
    if (!isPending(island)) return;
    setState(island, "failed");
    void replayPresses(island);
  }

  async function replayPresses(island: HTMLElement) {
    const held = presses.filter((control) => island.contains(control));
    // Clear the list first: an island that failed by its time limit may hydrate later and must not replay presses again.
    presses = presses.filter((control) => !held.includes(control));
    for (const control of held) {
      control.removeAttribute("aria-busy");
      control.click();
      // One press a frame: React must render its change before the next press.
      await null;
    }
  }

  /** Sets `data-state`. Where that hides the focused element, the focus moves to the message or back to the control. */
  function setState(island: HTMLElement, state: string) {
    const focused = document.activeElement;
    island.dataset.state = state;
    if (!(focused instanceof HTMLElement) || isShown(focused)) return;
    const message = island.nextElementSibling?.querySelector<HTMLElement>("[role=alert]");
    [focusBefore, message, ...island.querySelectorAll<HTMLElement>(CONTROLS)]
      .find((element) => element && isShown(element))
      ?.focus();
    focusBefore = focused;
  }

  function handle(event: Event) {
    const { target, type, isTrusted } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>(CONTROLS);
    const island = islands.find((each) => each.contains(control));
    if (!control || !island) return;
    const isPress = type === "click" && isTrusted && control.matches("button");
    if (isTrusted) {
      skipIdle();
      islands.forEach(start);
    }
    if (!isPending(island)) return;
    if (isPress || (type === "input" && isTrusted)) setTimeout(fail, START_ISLAND_MS, island);
    if (type === "input") {
      island.dataset.state = "stale";
      // The text describes the old value, and only a hydrated island can describe the new one.
      control.removeAttribute("aria-valuetext");
    }
    if (!isPress) return;
    event.preventDefault();
    event.stopPropagation();
    // The second tap of an impatient visitor must not undo the first.
    if (presses.includes(control) && !control.hasAttribute("data-repeat")) return;
    presses.push(control);
    control.ariaBusy = "true";
  }

  for (const type of ["pointerover", "focusin", "input", "click"]) {
    addEventListener(type, handle, true);
  }
  addEventListener("island:ready", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    delete target.dataset.island;
    setState(target, "");
    void replayPresses(target);
  });

  // Chromium only.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const isPainted = firstPaint().then(() => new Set(islands.flatMap(filesOf)).forEach(preload));
  addEventListener("load", async () => {
    await isPainted;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const island = islands.find((each) => each.contains(target));
          if (isIntersecting && island) void start(island);
        }
      },
      { rootMargin: "50%" },
    );
    // An island itself has no box: it is `display: contents`.
    for (const part of islands.flatMap(({ children }) => [...children])) observer.observe(part);
  });
}

function filesOf(island: HTMLElement): string[] {
  return island.dataset.files?.split(" ") ?? [];
}

/** Whether the island has neither hydrated nor failed. */
function isPending({ dataset }: HTMLElement): boolean {
  return dataset.island !== undefined && dataset.state !== "failed";
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

/** Fetches and compiles a module without running it, where the browser knows `modulepreload`. */
function preload(href: string) {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
}
