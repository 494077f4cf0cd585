/**
 * What every page does before any framework is there: the stored theme before the first paint, the theme button, the
 * menu. It is printed into `<head>` as source text, so it must not refer to anything outside itself.
 */
export function startPage(themeColors: { dark: string; light: string }) {
  const root = document.documentElement;

  function applyTheme() {
    let isDark = true;
    try {
      isDark = localStorage.getItem("theme") !== "light";
    } catch {}
    root.classList.toggle("dark", isDark);
    document
      .querySelector("meta[name=theme-color]")
      ?.setAttribute("content", isDark ? themeColors.dark : themeColors.light);
    // One switch for both themes, or one button for each.
    for (const button of document.querySelectorAll<HTMLElement>("[data-theme-switch]")) {
      const theme = button.dataset.themeSwitch;
      if (theme) button.setAttribute("aria-pressed", String((theme === "dark") === isDark));
      else button.setAttribute("aria-checked", String(isDark));
    }
  }

  function closeMenu() {
    document.querySelector<HTMLDialogElement>("dialog[open]#menu")?.close();
  }

  applyTheme();
  document.addEventListener("DOMContentLoaded", applyTheme);
  addEventListener("storage", applyTheme);
  // Back from the cache, or shown after it was drawn ahead: the theme may have changed since.
  addEventListener("pageshow", () => {
    applyTheme();
    closeMenu();
  });
  document.addEventListener("prerenderingchange", applyTheme);
  matchMedia("(min-width: 56.25rem)").addEventListener("change", closeMenu);

  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>("[data-theme-switch]");
    if (button) {
      const opposite = root.classList.contains("dark") ? "light" : "dark";
      const theme = button.dataset.themeSwitch || opposite;
      try {
        localStorage.setItem("theme", theme);
        applyTheme();
      } catch {
        root.classList.toggle("dark", theme === "dark");
      }
    }
    if (target.closest("#menu a")) closeMenu();
    // Browsers without invoker commands.
    const invoker = target.closest("[commandfor]");
    const menu = document.querySelector<HTMLDialogElement>("#menu");
    if (!invoker || !menu || "command" in HTMLButtonElement.prototype) return;
    if (invoker.getAttribute("command") === "close") menu.close();
    else menu.showModal();
  });
}
