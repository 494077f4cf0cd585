/** @jest-environment jsdom */
import { showSent } from "./show-sent";

const REFERENCE = "TG-AB12-CD34";
const receipt = { company_name: "<b>Reef</b>" };

beforeEach(() => sessionStorage.clear());

function showAt(address: string, kept?: object) {
  if (kept) sessionStorage.setItem("receipt", JSON.stringify(kept));
  history.replaceState(null, "", address);
  document.body.innerHTML = `
    <p data-reference></p>
    <section hidden><p data-receipt="company_name"></p></section>`;
  showSent();
}

const text = () => document.body.textContent?.trim();
const isReceiptShown = () => document.querySelector("[hidden]") === null;

test.each([
  [REFERENCE, `Reference ${REFERENCE}`],
  ["<b>", ""],
  ["", ""],
])("shows the reference %j of the address as %j", (reference, expected) => {
  showAt(`/contact-us/sent?ref=${encodeURIComponent(reference)}`);
  expect(text()).toBe(expected);
});

test("shows the receipt of the address's reference, as text", () => {
  showAt(`/contact-us/sent?ref=${REFERENCE}`, { reference: REFERENCE, receipt });
  expect(text()).toContain("<b>Reef</b>");
  expect(isReceiptShown()).toBe(true);
});

test("shows the receipt of a request without a reference", () => {
  showAt("/contact-us/sent", { reference: "", receipt });
  expect(text()).toBe("<b>Reef</b>");
});

test("shows a receipt that the browser could not keep", () => {
  showAt(`/contact-us/sent?ref=${REFERENCE}`);
  showSent(receipt);
  expect(text()).toContain("<b>Reef</b>");
  expect(isReceiptShown()).toBe(true);
});

test.each([
  ["of another request", { reference: "TG-9999-9999", receipt }],
  ["that is malformed", { reference: REFERENCE }],
  ["that was not kept", undefined],
])("shows no receipt %s", (_, kept) => {
  showAt(`/contact-us/sent?ref=${REFERENCE}`, kept);
  expect(text()).toBe(`Reference ${REFERENCE}`);
  expect(isReceiptShown()).toBe(false);
});
