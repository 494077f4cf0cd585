/** @jest-environment jsdom */
import { showResult } from "./show-result";

const REFERENCE = "TG-AB12-CD34";
const page = `
  <p data-reference="Reference "></p>
  <section hidden><p data-receipt="company_name"></p></section>`;

function showAt(address: string, kept?: object) {
  sessionStorage.clear();
  if (kept) sessionStorage.setItem("receipt", JSON.stringify(kept));
  history.replaceState(null, "", address);
  document.body.innerHTML = page;
  showResult();
}

const text = () => document.body.textContent?.trim();

test.each([
  [REFERENCE, `Reference ${REFERENCE}`],
  ["<b>", ""],
  ["", ""],
])("shows the reference %j of the address as %j", (reference, expected) => {
  showAt(`/contact-us/sent?ref=${encodeURIComponent(reference)}`);
  expect(text()).toBe(expected);
});

test("marks the refused fields of the address", () => {
  document.body.innerHTML = '<p data-field="your_name"></p><p data-field="qty"></p>';
  history.replaceState(null, "", "/contact-us/not-sent?fields=qty,company_name");
  showResult();
  const marked = document.querySelectorAll<HTMLElement>("[data-refused]");
  expect([...marked].map(({ dataset }) => dataset.field)).toEqual(["qty"]);
});

test("shows the receipt of the address's reference, as text", () => {
  const receipt = { company_name: "<b>Reef</b>" };
  showAt(`/contact-us/sent?ref=${REFERENCE}`, { reference: REFERENCE, receipt });
  expect(text()).toContain("<b>Reef</b>");
  expect(document.querySelector("[hidden]")).toBeNull();
  showAt("/contact-us/sent", { receipt });
  expect(text()).toBe("<b>Reef</b>");
});

test.each([
  ["of another request", { reference: "TG-9999-9999", receipt: { company_name: "Reef" } }],
  ["that is malformed", { reference: REFERENCE }],
])("hides a receipt %s", (_, kept) => {
  showAt(`/contact-us/sent?ref=${REFERENCE}`, kept);
  expect(text()).toBe(`Reference ${REFERENCE}`);
  expect(document.querySelector("[hidden]")).not.toBeNull();
});
