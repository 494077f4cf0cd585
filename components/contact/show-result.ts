/**
 * Shows of the address the reference, or the fields that were refused; and of the request with that reference what the
 * form has kept in this tab. For an `<InlineScript>`: it is printed as source text, so it must not refer to anything
 * outside itself.
 */
export function showResult() {
  const asked = new URLSearchParams(location.search);
  const reference = asked.get("ref") ?? "";
  if (/^TG-\w{4}-\w{4}$/.test(reference)) {
    for (const place of document.querySelectorAll<HTMLElement>("[data-reference]"))
      place.textContent = `${place.dataset.reference}${reference}`;
  }
  const refused = asked.get("fields")?.split(",") ?? [];
  for (const item of document.querySelectorAll<HTMLElement>("[data-field]")) {
    item.toggleAttribute("data-refused", refused.includes(item.dataset.field ?? ""));
  }
  try {
    const kept = JSON.parse(sessionStorage.getItem("receipt") ?? "null");
    if (!kept || (kept.reference ?? "") !== reference) return;
    const { facts } = kept;
    for (const place of document.querySelectorAll<HTMLElement>("[data-sent]")) {
      place.textContent = String(facts[place.dataset.sent ?? ""] ?? "");
    }
    const devices = document.querySelector(".slip-devices");
    const [sign] = devices?.children ?? [];
    for (let count = Math.min(Number(facts.qty) || 1, 99); sign && count > 1; count--)
      devices?.append(sign.cloneNode(true));
    document.querySelector("[data-receipt]")?.setAttribute("data-receipt", "shown");
  } catch {}
}
