/** Opens and closes the menu. For an inline script. */
export function startMenu() {
  const menu = () => document.querySelector<HTMLDialogElement>("#menu");

  // From this width on, the header shows the menu's links.
  matchMedia("(min-width: 56.25rem)").addEventListener("change", () => menu()?.close());

  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-menu=open]")) menu()?.showModal();
    // Also by a link, so that the menu is closed when the visitor comes back.
    if (target.closest("[data-menu=close], #menu a")) menu()?.close();
  });
}
