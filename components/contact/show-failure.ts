/**
 * Shows every refused field that the address names, where `:target` shows the first one only. Makes the link to the
 * form go back in the history, because the browser keeps the answers there.
 * For an `<InlineScript>`, which prints the source text, so the function must not refer to anything outside itself.
 */
export function showFailure() {
  const fields = new URLSearchParams(location.search).get("fields") ?? "";
  for (const name of fields.split(",")) document.getElementById(name)?.classList.remove("hidden");

  const link = document.querySelector("[data-back]");
  if (document.referrer.startsWith(`${location.origin}/contact-us`)) {
    link?.addEventListener("click", (event) => {
      event.preventDefault();
      history.back();
    });
  }
}
