/** Applies the stored theme before the first paint, and handles the theme switch. For an inline script. */
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
    for (const button of document.querySelectorAll("[data-theme-switch]")) {
      button.setAttribute("aria-checked", String(isDark));
    }
  }

  applyTheme();
  // Updates buttons that are parsed after this script, and applies a theme that was chosen in another tab or page.
  for (const type of ["DOMContentLoaded", "storage", "pageshow", "prerenderingchange"])
    addEventListener(type, applyTheme, true);

  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-theme-switch]"))) return;
    unstored = root.classList.contains("dark") ? "light" : "dark";
    try {
      localStorage.setItem("theme", unstored);
      unstored = "";
    } catch {}
    applyTheme();
  });
}
