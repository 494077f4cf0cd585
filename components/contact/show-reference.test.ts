/** @jest-environment jsdom */
import { showReference } from "./show-reference";

test.each([
  ["TG-AB12-CD34", "Reference TG-AB12-CD34"],
  ["<b>", ""],
  ["", ""],
])("shows the reference %j of the address as %j", (reference, expected) => {
  history.replaceState(null, "", `/contact-us/sent?ref=${encodeURIComponent(reference)}`);
  document.body.innerHTML = "<p data-reference>At the end of the address</p>";
  showReference();
  expect(document.body).toHaveProperty("textContent", expected);
});
