/**
 * What every page does before any framework is there: the stored theme before the first paint, the theme button, the
 * menu, the reference of a request that was posted natively, the number of devices that a link carries. It is printed
 * into `<head>` as source text, so it must not refer to anything outside itself.
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

  /** On the result pages of a form that was posted without a script of its own. */
  function showResult() {
    const asked = new URLSearchParams(location.search);
    const reference = asked.get("ref") ?? "";
    const place = document.querySelector("[data-reference]");
    if (place && /^TG-\w{4}-\w{4}$/.test(reference)) place.textContent = `Reference ${reference}`;
    const refused = asked.get("fields")?.split(",") ?? [];
    for (const item of document.querySelectorAll<HTMLElement>("[data-field]")) {
      item.hidden = !refused.includes(item.dataset.field ?? "");
    }
  }

  /** `?qty=6` stands in its input before the visitor looks; whoever listens hears of it as of typing. */
  function fillIn() {
    const asked = new URLSearchParams(location.search);
    for (const input of document.querySelectorAll<HTMLInputElement>("[data-parameter]")) {
      const value = asked.get(input.dataset.parameter ?? "") ?? "";
      const isAllowed = /^\d+$/.test(value) && +value >= +input.min && +value <= +input.max;
      if (!isAllowed || input.value !== input.defaultValue) continue;
      // Not by way of the element's own property, behind which a framework may already watch.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, String(+value));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }

  applyTheme();
  document.addEventListener("DOMContentLoaded", () => {
    applyTheme();
    showResult();
    fillIn();
  });
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
