/** Names the reference of a form that was posted natively, or the fields that were refused. For an `<InlineScript>`. */
export function showResult() {
  const asked = new URLSearchParams(location.search);
  const reference = asked.get("ref") ?? "";
  const place = document.querySelector("[data-reference]");
  if (place && /^TG-\w{4}-\w{4}$/.test(reference)) place.textContent = `Reference ${reference}`;
  const refused = asked.get("fields")?.split(",") ?? [];
  for (const item of document.querySelectorAll<HTMLElement>("[data-field]")) {
    item.hidden = !refused.includes(item.dataset.field ?? "");
  }
}
