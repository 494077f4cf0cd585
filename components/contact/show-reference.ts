/**
 * Shows the reference that the address names, in place of the hint for visitors without script.
 * For an `<InlineScript>`, which prints the source text, so the function must not refer to anything outside itself.
 */
export function showReference() {
  const reference = new URLSearchParams(location.search).get("ref") ?? "";
  const line = document.querySelector("[data-reference]");
  if (line) line.textContent = /^TG-\w{4}-\w{4}$/.test(reference) ? `Reference ${reference}` : "";
}
