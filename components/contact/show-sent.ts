/**
 * Fills in the reference and the receipt of a sent request. The reference comes from the address. The receipt is
 * `receipt` or the one in session storage, if that one belongs to the reference.
 * Also runs in an `<InlineScript>`, which prints the source text, so the function must not refer to anything outside
 * itself.
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
