/**
 * What every page does before any framework is there: the stored theme before the first paint, the theme button, the
 * menu, the reference of a request that was posted natively, the manifest where the finish has taken it out of the way.
 * It is printed into `<head>` as source text, so it must not refer to anything outside itself.
 */
export function startPage() {
  const root = document.documentElement;

  function applyTheme() {
    let isDark = true;
    try {
      isDark = localStorage.getItem("theme") !== "light";
    } catch {}
    root.classList.toggle("dark", isDark);
    document
      .querySelector("meta[name=theme-color]")
      ?.setAttribute("content", isDark ? "#0b0d0e" : "#f4f3ee");
    for (const button of document.querySelectorAll("[data-theme-switch]")) {
      button.setAttribute("aria-checked", String(isDark));
    }
  }

  function closeMenu() {
    document.querySelector<HTMLDialogElement>("dialog[open]#menu")?.close();
  }

  function showReference() {
    const reference = new URLSearchParams(location.search).get("ref") ?? "";
    const place = document.querySelector("[data-reference]");
    if (place && /^TG-\w{4}-\w{4}$/.test(reference)) place.textContent = `Reference ${reference}`;
  }

  function linkManifest() {
    if (document.querySelector("link[rel=manifest]")) return;
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = "/manifest.webmanifest";
    document.head.append(link);
  }

  applyTheme();
  document.addEventListener("DOMContentLoaded", () => {
    applyTheme();
    showReference();
  });
  // It is for installing, which nobody does in the first second, and would hold up the font.
  addEventListener("load", () => setTimeout(linkManifest, 1_000));
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
    if (target.closest("[data-theme-switch]")) {
      try {
        localStorage.setItem("theme", root.classList.contains("dark") ? "light" : "dark");
        applyTheme();
      } catch {
        root.classList.toggle("dark");
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
