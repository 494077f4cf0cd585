/**
 * `?qty=6` stands in its input before the visitor looks; whoever listens hears of it as of typing. For an
 * `<InlineScript>`.
 */
export function fillIn() {
  document.addEventListener("DOMContentLoaded", () => {
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
  });
}
