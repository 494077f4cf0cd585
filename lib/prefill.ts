/** Writes `?qty=6` of the address into the input with `data-parameter="qty"` before hydration. For an `<InlineScript>`. */
export function prefill() {
  // Before hydration, after which the form removes the number from the address.
  const asked = new URLSearchParams(location.search);
  const fill = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>("[data-parameter]")) {
      const value = Number(asked.get(input.dataset.parameter ?? ""));
      const isInRange = value >= Number(input.min) && value <= Number(input.max);
      if (!isInRange || !Number.isInteger(value) || input.value !== input.defaultValue) continue;
      // React replaces the element's own setter to detect typed changes.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, String(value));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  document.addEventListener("DOMContentLoaded", fill, { once: true });
}
