/** @jest-environment jsdom */
import { showResult } from "./show-result";

beforeEach(() => sessionStorage.clear());

test.each([
  ["TG-AB12-CD34", "Reference TG-AB12-CD34"],
  ["<b>", ""],
  ["", ""],
])("a native post's reference %p reads %p", (reference, text) => {
  document.body.innerHTML = "<p data-reference='Reference '></p>";
  history.replaceState(null, "", `/contact-us/sent?ref=${encodeURIComponent(reference)}`);
  showResult();
  expect(document.body.textContent).toBe(text);
});

test("of the fields of a form only those that were refused are named", () => {
  document.body.innerHTML = '<p data-field="your_name">Name</p><p data-field="qty">Number</p>';
  history.replaceState(null, "", "/contact-us/not-sent?reason=invalid&fields=qty,company_name");
  showResult();
  const items = [...document.querySelectorAll<HTMLElement>("[data-field]")];
  expect(items.map((item) => item.hasAttribute("data-refused"))).toEqual([false, true]);
});

test.each([
  ["?ref=TG-AB12-CD34", { reference: "TG-AB12-CD34" }, "7"],
  ["?ref=TG-AB12-CD34", { reference: "TG-9999-9999" }, "the number"],
  ["", {}, "7"],
  ["?ref=TG-AB12-CD34", null, "the number"],
])("at %p, with %p kept in this tab, what was sent reads %p", (search, kept, text) => {
  document.body.innerHTML = "<p data-sent='qty'>the number</p>";
  history.replaceState(null, "", `/contact-us/sent${search}`);
  sessionStorage.setItem("receipt", JSON.stringify(kept && { ...kept, facts: { qty: "7" } }));
  showResult();
  expect(document.body.textContent).toBe(text);
});

test("what is kept in this tab is shown as text, whatever it is", () => {
  document.body.innerHTML = "<p data-sent='company_name'></p><p data-reference='Reference '></p>";
  history.replaceState(null, "", "/contact-us/sent");
  sessionStorage.setItem("receipt", JSON.stringify({ facts: { company_name: "<b>Reef</b>" } }));
  showResult();
  expect(document.querySelector("b")).toBeNull();
  sessionStorage.setItem("receipt", "{");
  expect(showResult).not.toThrow();
});
