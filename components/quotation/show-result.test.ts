/** @jest-environment jsdom */
import { showResult } from "./show-result";

test.each([
  ["TG-AB12-CD34", "Reference TG-AB12-CD34"],
  ["<b>", ""],
  ["", ""],
])("a native post's reference %p reads %p", (reference, text) => {
  document.body.innerHTML = "<p data-reference></p>";
  history.replaceState(null, "", `/contact-us/sent?ref=${encodeURIComponent(reference)}`);
  showResult();
  expect(document.body.textContent).toBe(text);
});

test("of the fields of a form only those that were refused are named", () => {
  document.body.innerHTML = '<p data-field="your_name">Name</p><p data-field="qty">Number</p>';
  history.replaceState(null, "", "/contact-us/not-sent?reason=invalid&fields=qty,company_name");
  showResult();
  const items = [...document.querySelectorAll<HTMLElement>("[data-field]")];
  expect(items.map(({ hidden }) => hidden)).toEqual([true, false]);
});
