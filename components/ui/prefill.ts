/**
 * Writes `?qty=6` of the address into its input (`data-parameter="qty"`) as if it had been typed, before any framework
 * runs. For an `<InlineScript>`.
 */
export function prefill() {
  document.addEventListener("DOMContentLoaded", () => {
    const asked = new URLSearchParams(location.search);
    for (const input of document.querySelectorAll<HTMLInputElement>("[data-parameter]")) {
      const value = Number(asked.get(input.dataset.parameter ?? ""));
      const isInRange = value >= Number(input.min) && value <= Number(input.max);
      if (!isInRange || !Number.isInteger(value) || input.value !== input.defaultValue) continue;
      // By the prototype's setter: React replaces the element's own, to tell its own changes from typed ones.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, String(value));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
}
