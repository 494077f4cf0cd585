import { ISLAND_WAIT_MS } from "@/lib/time-limits";

/**
 * Loads the page's islands after the first frame. A button that is pressed before its island is hydrated is shown as
 * busy (`aria-busy`), and the press is replayed when the island is ready or has failed. The last press counts.
 */
export function loadIslands() {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const files = islands.flatMap(({ dataset }) => dataset.files?.split(" ") ?? []);
  let limit: number | undefined;

  function fail() {
    for (const island of islands.filter(isPending)) {
      island.dataset.state = "failed";
      replayPress(island);
    }
  }

  function handleClick(event: Event) {
    const { target, isTrusted } = event;
    const button = target instanceof Element && target.closest("button");
    if (!isTrusted || !button || !islands.some((each) => isPending(each) && each.contains(button)))
      return;
    event.preventDefault();
    event.stopPropagation();
    dropPress();
    button.setAttribute("aria-busy", "true");
    limitWait();
  }

  /** What the visitor has used must work, without a script if need be, when the islands do not arrive. */
  function limitWait() {
    limit ??= window.setTimeout(fail, ISLAND_WAIT_MS);
  }

  addEventListener("click", handleClick, true);
  addEventListener("input", ({ isTrusted }) => {
    // The visitor is still filling in the form, so it must not be sent.
    dropPress();
    if (isTrusted) limitWait();
  });
  addEventListener("pagehide", dropPress);
  addEventListener("island:settled", ({ target }) => replayPress(target as HTMLElement));
  // An observer is first called after a frame has been rendered.
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    Promise.all(files.map((file) => import(file))).catch(fail);
  });
  observer.observe(document.body);
}

function isPending({ dataset }: HTMLElement): boolean {
  return Boolean(dataset.island) && dataset.state !== "failed";
}

function dropPress() {
  document.querySelector("button[aria-busy]")?.removeAttribute("aria-busy");
}

function replayPress(island: HTMLElement) {
  const button = island.querySelector<HTMLButtonElement>("button[aria-busy]");
  button?.removeAttribute("aria-busy");
  button?.click();
}
