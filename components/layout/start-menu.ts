/** Opens and closes the menu. For an inline script. */
export function startMenu() {
  const menu = () => document.querySelector<HTMLDialogElement>("#menu");
  const closeMenu = () => menu()?.close();

  // The browser may keep the page as it is left, and show it again.
  addEventListener("pagehide", closeMenu);
  // From this width on, the header shows the menu's links.
  matchMedia("(min-width: 56.25rem)").addEventListener("change", closeMenu);

  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("[data-menu=open]")) menu()?.showModal();
    if (target.closest("[data-menu=close], #menu a")) closeMenu();
  });
}
