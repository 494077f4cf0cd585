/**
 * Shows every refused field that the address names, where `:target` shows the first.
 * For an `<InlineScript>`: printed as source text, it cannot refer to anything outside itself.
 */
export function showRefused() {
  const fields = new URLSearchParams(location.search).get("fields") ?? "";
  for (const name of fields.split(",")) document.getElementById(name)?.classList.remove("hidden");
}
