/**
 * Starts the page's islands when the visitor is about to use one, and repeats the presses that came before they were
 * ready. The files are named by the script element itself. Printed into finished pages by `scripts/finish`.
 */
export function loadIslands() {
  const files = document.currentScript?.dataset.files?.split(" ") ?? [];
  const controls = "[data-island] :is(button,input,select,textarea,summary,[tabindex])";
  const presses: HTMLElement[] = [];
  let isStarted = false;

  async function start() {
    if (isStarted) return;
    isStarted = true;
    try {
      await Promise.all(files.map((file) => import(file)));
    } catch {
      // What a browser can do by itself, such as posting the form, it does now; the next use tries again.
      isStarted = false;
      void repeat(() => true);
    }
  }

  function handle(event: Event) {
    const { target, type, isTrusted } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest<HTMLElement>(controls);
    if (!control) return;
    void start();
    if (type === "click" && isTrusted && control.matches("button")) {
      event.preventDefault();
      event.stopPropagation();
      presses.push(control);
    }
  }

  async function repeat(isReady: (control: HTMLElement) => boolean) {
    for (const control of presses.splice(0)) {
      if (isReady(control)) control.click();
      else presses.push(control);
      // The next press is for what this one has left.
      await null;
    }
  }

  for (const type of ["pointerover", "pointerdown", "focusin", "input", "click"]) {
    addEventListener(type, handle, true);
  }
  addEventListener("island:ready", ({ target }) => {
    if (!(target instanceof Element)) return;
    target.removeAttribute("data-island");
    void repeat((control) => target.contains(control));
  });
  // A quick visitor may be there before this script is.
  if (location.search || document.activeElement?.matches(controls)) void start();
}
