/**
 * Before hydration, writes `?qty=6` of the address into the input with `data-parameter="qty"`. For an `<InlineScript>`.
 */
export function prefill() {
  // The address is read now, because the form removes the number from it after hydration.
  const asked = new URLSearchParams(location.search);
  const fill = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>("[data-parameter]")) {
      const value = Number(asked.get(input.dataset.parameter ?? ""));
      const isInRange = value >= Number(input.min) && value <= Number(input.max);
      if (!isInRange || !Number.isInteger(value) || input.value !== input.defaultValue) continue;
      // React overrides the element's own setter to detect changes, so this calls the prototype's.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, String(value));
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  document.addEventListener("DOMContentLoaded", fill, { once: true });
}
