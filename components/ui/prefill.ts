/**
 * Writes `?qty=6` of the address into its input (`data-parameter="qty"`) as if it had been typed, before any framework
 * runs. For an `<InlineScript>`.
 */
export function prefill() {
  document.addEventListener("DOMContentLoaded", () => {
    const asked = new URLSearchParams(location.search);
    for (const input of document.querySelectorAll<HTMLInputElement>("[data-parameter]")) {
      const value = asked.get(input.dataset.parameter ?? "") ?? "";
      // A number that is refused stands there too, as a typed one would, for the form to say what is wrong with it.
      if (!value.trim() || !isFinite(+value) || input.value !== input.defaultValue) continue;
      // By the prototype's setter: React replaces the element's own, to tell its own changes from typed ones.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, String(+value));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
}
