/** Applies the stored theme before the first paint, and handles the theme buttons. For an inline script. */
export function startTheme(themeColors: { dark: string; light: string }) {
  const root = document.documentElement;

  /** The chosen theme if it cannot be stored. It applies to this page only. */
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
    // The header has one switch for both themes, the menu a button for each theme.
    for (const button of document.querySelectorAll<HTMLElement>("[data-theme-switch]")) {
      const { themeSwitch } = button.dataset;
      button.setAttribute(
        themeSwitch ? "aria-pressed" : "aria-checked",
        String((themeSwitch !== "light") === isDark),
      );
    }
  }

  applyTheme();
  // Updates buttons that are parsed after this script, and applies a theme that was chosen in another tab or page.
  for (const type of ["DOMContentLoaded", "storage", "pageshow", "prerenderingchange"])
    addEventListener(type, applyTheme, true);

  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-theme-switch]");
    if (!button) return;
    unstored = button.dataset.themeSwitch || (root.classList.contains("dark") ? "light" : "dark");
    try {
      localStorage.setItem("theme", unstored);
      unstored = "";
    } catch {}
    applyTheme();
  });
}
