/** Opens and closes the menu. For an inline script. */
export function startMenu() {
  const menu = () => document.querySelector<HTMLDialogElement>("#menu");
  const closeMenu = () => menu()?.close();

  // The back/forward cache would restore the page with an open menu.
  addEventListener("pagehide", closeMenu);
  // From this width (`md` in tokens.css) on, the header shows the links of the menu.
  matchMedia("(min-width: 56.25rem)").addEventListener("change", closeMenu);

  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-menu=open]")) menu()?.showModal();
    if (target.closest("[data-menu=close], #menu a")) closeMenu();
  });
}
