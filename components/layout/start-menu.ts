/** Opens the menu where the browser has no invoker commands, and closes it. For an inline script. */
export function startMenu() {
  const menu = () => document.querySelector<HTMLDialogElement>("#menu");
  const closeMenu = () => menu()?.close();

  addEventListener("pageshow", closeMenu);
  // From this width on, the header shows the menu's links.
  matchMedia("(min-width: 56.25rem)").addEventListener("change", closeMenu);

  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("#menu a, [command=close]")) closeMenu();
    if (target.closest("[command=show-modal]") && !("command" in HTMLButtonElement.prototype))
      menu()?.showModal();
  });
}
