/**
 * Shows every refused field that the address names. Without JavaScript, `:target` shows the first one only.
 * For an `<InlineScript>`, which prints the source text, so the function must not refer to anything outside itself.
 */
export function showRefused() {
  const fields = new URLSearchParams(location.search).get("fields") ?? "";
  for (const name of fields.split(",")) document.getElementById(name)?.classList.remove("hidden");
}
