/**
 * Shows the reference that the address names.
 * For an `<InlineScript>`, which prints the source text, so the function must not refer to anything outside itself.
 */
export function showReference() {
  const reference = new URLSearchParams(location.search).get("ref") ?? "";
  const line = document.querySelector("[data-reference]");
  if (line && /^TG-\w{4}-\w{4}$/.test(reference)) line.textContent = `Reference ${reference}`;
}
