/**
 * Applies the stored theme before the first paint and runs the theme buttons and the menu. For an
 * `<InlineScript>`.
 */
export function startThemeAndMenu(themeColors: { dark: string; light: string }) {
  const root = document.documentElement;

  /** The chosen theme if it cannot be stored. It is valid for this page only. */
  let unstored = "";

  function applyTheme() {
    let theme: string | null = unstored;
    try {
      theme ||= localStorage.getItem("theme");
    } catch {}
    const isDark = theme !== "light";
    root.classList.toggle("dark", isDark);
    document
      .querySelector("meta[name=theme-color]")
      ?.setAttribute("content", isDark ? themeColors.dark : themeColors.light);
    // A switch for both themes, or a button for each.
    for (const button of document.querySelectorAll<HTMLElement>("[data-theme-switch]")) {
      const { themeSwitch } = button.dataset;
      button.setAttribute(
        themeSwitch ? "aria-pressed" : "aria-checked",
        String((themeSwitch !== "light") === isDark),
      );
    }
  }

  const menu = () => document.querySelector<HTMLDialogElement>("#menu");
  const closeMenu = () => menu()?.close();

  applyTheme();
  // For buttons parsed after this script, and for a theme changed in another tab or on another page.
  for (const type of ["DOMContentLoaded", "storage", "pageshow", "prerenderingchange"])
    addEventListener(type, applyTheme, true);
  addEventListener("pageshow", closeMenu);
  // From this width on, the header shows the menu's links.
  matchMedia("(min-width: 56.25rem)").addEventListener("change", closeMenu);

  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-theme-switch]");
    if (button) {
      const opposite = root.classList.contains("dark") ? "light" : "dark";
      unstored = button.dataset.themeSwitch || opposite;
      try {
        localStorage.setItem("theme", unstored);
        unstored = "";
      } catch {}
      applyTheme();
    }
    if (target.closest("#menu a, [command=close]")) closeMenu();
    // For browsers without invoker commands.
    if (target.closest("[command=show-modal]") && !("command" in HTMLButtonElement.prototype))
      menu()?.showModal();
  });
}
