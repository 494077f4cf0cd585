/**
 * Starts the page's islands when the visitor is about to use one, and repeats the presses that came before they were
 * ready. The files are named by the script element itself. Printed into finished pages by `scripts/finish`.
 */
export function loadIslands() {
  const files = document.currentScript?.dataset.files?.split(" ") ?? [];
  const presses: HTMLElement[] = [];
  let isStarted = false;

  async function start() {
    if (isStarted) return;
    isStarted = true;
    try {
      await Promise.all(files.map((file) => import(file)));
    } catch {
      isStarted = false;
    }
  }

  function handle(event: Event) {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const control = target.closest("[data-island] :is(button,input,select,textarea,[tabindex])");
    if (!control) return;
    void start();
    // A submit needs no help: the browser posts the form.
    if (type === "click" && control instanceof HTMLButtonElement && control.type === "button") {
      event.stopPropagation();
      presses.push(control);
    }
  }

  for (const type of ["pointerover", "pointerdown", "focusin", "click"]) {
    addEventListener(type, handle, true);
  }
  addEventListener("settled", ({ target }) => {
    if (!(target instanceof Element)) return;
    target.removeAttribute("data-island");
    for (const press of presses) if (target.contains(press)) press.click();
  });
  if (location.search) void start();
}
