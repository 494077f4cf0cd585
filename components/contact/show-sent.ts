/**
 * Shows what the page of a sent request leaves open: the reference that the address names and, if it belongs to that
 * reference, the receipt: `receipt` or the one that this tab has kept.
 * For an `<InlineScript>` too: printed as source text, it cannot refer to anything outside itself.
 */
export function showSent(receipt?: Record<string, string>) {
  const reference = new URLSearchParams(location.search).get("ref") ?? "";
  const line = document.querySelector("[data-reference]");
  if (line && /^TG-\w{4}-\w{4}$/.test(reference)) line.textContent = `Reference ${reference}`;
  try {
    const kept = JSON.parse(sessionStorage.getItem("receipt") ?? "null");
    const texts = receipt ?? (kept?.reference === reference ? kept.receipt : undefined);
    if (!texts) return;
    for (const element of document.querySelectorAll<HTMLElement>("[data-receipt]")) {
      element.textContent = texts[element.dataset.receipt ?? ""];
      element.closest("section")?.removeAttribute("hidden");
    }
  } catch {}
}
