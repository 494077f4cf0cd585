/** What an island may take from the first press on; then the browser's own way is open again. */
const PATIENCE_MS = 4_000;

const CONTROLS = "[data-island] :is(button,input,select,textarea,summary,[tabindex])";

/**
 * Fetches the page's islands once it has loaded and is idle, starts those in sight or near it, piece by piece, and any
 * at once that the visitor is about to use. Presses that come before are repeated. What `data-state` says meanwhile,
 * `components/ui/island.tsx` explains. The files are named by the script element itself, what others need first.
 */
export function loadIslands() {
  const files = document.currentScript?.dataset.files?.split(" ") ?? [];
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const entries = new Set(islands.map(({ dataset }) => dataset.entry));
  const started = new Set<HTMLElement>();
  const failed = new Set<HTMLElement>();
  const deadlines = new Map<HTMLElement, number>();
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
    if (!island.dataset.island) return;
    failed.add(island);
    island.dataset.state = "failed";
    void repeatPresses(island);
  }

  async function repeatPresses(island: HTMLElement) {
    clearTimeout(deadlines.get(island));
    const own = presses.filter((control) => island.contains(control));
    presses = presses.filter((control) => !own.includes(control));
    for (const control of own) {
      control.removeAttribute("aria-busy");
      control.click();
      // The next press is for what this one has left.
      await null;
    }
  }

  function handle(event: Event) {
    const { target, type, isTrusted } = event;
    if (!(target instanceof Element)) return;
    // A new document, because browsers remember a module that has failed, and a newer site may have replaced it.
    if (type === "click" && target.closest("[data-retry]")) location.reload();
    const control = target.closest<HTMLElement>(CONTROLS);
    const island = control?.closest<HTMLElement>("[data-island]");
    if (!control || !island || failed.has(island)) return;
    if (isTrusted) {
      hurry();
      void start(island);
    }
    if (type === "input") {
      island.dataset.state = "stale";
      // It told the value before.
      control.removeAttribute("aria-valuetext");
    }
    const isPress = type === "click" && isTrusted && control.matches("button");
    if (isPress) {
      event.preventDefault();
      event.stopPropagation();
      // An impatient second tap does not undo the first.
      if (presses.includes(control) && !control.hasAttribute("data-repeat")) return;
      presses.push(control);
      control.ariaBusy = "true";
    }
    if ((isPress || type === "input") && !deadlines.has(island)) {
      deadlines.set(island, window.setTimeout(fail, PATIENCE_MS, island));
    }
  }

  for (const type of ["pointerover", "pointerdown", "focusin", "input", "click"]) {
    addEventListener(type, handle, true);
  }
  addEventListener("island:ready", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    delete target.dataset.island;
    delete target.dataset.state;
    void repeatPresses(target);
  });
  // The browser would leave the page for its own error page, and with it every answer.
  addEventListener("submit", (event) => {
    const island = [...failed].find((each) => each.contains(event.target as Node));
    if (!island || navigator.onLine) return;
    event.preventDefault();
    island.dataset.state = "offline";
    addEventListener("online", () => (island.dataset.state = "failed"), { once: true });
  });
  addEventListener("load", async () => {
    if ("connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData) {
      return;
    }
    await firstPaint();
    await idle();
    await Promise.race([urgency, Promise.all(files.map(preload))]);
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
  // A quick visitor may be there before this script is.
  const early = document.activeElement?.closest<HTMLElement>("[data-island]");
  if (early) void start(early);
}

/** Firefox does not report every first paint; half a second after the first frame there has been one. */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, 500));
  });
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  );
}

/** Fetched and compiled, not run; done at once where the browser cannot do that. */
function preload(href: string): Promise<unknown> {
  const link = document.createElement("link");
  if (!link.relList.supports("modulepreload")) return Promise.resolve();
  Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}
