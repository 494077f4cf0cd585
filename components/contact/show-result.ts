/**
 * Shows what the address names: a reference, or the refused fields; and the receipt, if this tab has kept it.
 * For an `<InlineScript>`: printed as source text, it cannot refer to anything outside itself.
 */
export function showResult() {
  const query = new URLSearchParams(location.search);
  const reference = query.get("ref") ?? "";
  if (/^TG-\w{4}-\w{4}$/.test(reference)) {
    for (const element of document.querySelectorAll<HTMLElement>("[data-reference]"))
      element.textContent = `${element.dataset.reference}${reference}`;
  }
  const refused = query.get("fields")?.split(",") ?? [];
  for (const item of document.querySelectorAll<HTMLElement>("[data-field]")) {
    item.toggleAttribute("data-refused", refused.includes(item.dataset.field ?? ""));
  }
  try {
    const kept = JSON.parse(sessionStorage.getItem("receipt") ?? "null");
    if ((kept.reference ?? "") !== reference) return;
    for (const element of document.querySelectorAll<HTMLElement>("[hidden] [data-receipt]")) {
      element.textContent = String(kept.receipt[element.dataset.receipt ?? ""] ?? "");
    }
    document.querySelector("[data-receipt]")?.closest("section")?.removeAttribute("hidden");
  } catch {}
}
