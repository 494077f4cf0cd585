/** @jest-environment jsdom */
import { prefill } from "./prefill";

function addInput(): HTMLInputElement {
  document.body.innerHTML = `<input data-parameter="qty" type="number" min="1" max="99" value="1">`;
  return document.body.firstElementChild as HTMLInputElement;
}

test.each([
  ["?qty=6", "6"],
  ["?qty=06", "6"],
  ["?qty=0", "1"],
  ["?qty=100", "1"],
  ["?qty=6.5", "1"],
  ["?qty=six", "1"],
  ["?qty=", "1"],
  ["?other=6", "1"],
])("the address %p fills in %p", (search, expected) => {
  history.replaceState(null, "", search);
  const input = addInput();
  const heard = jest.fn();
  document.body.addEventListener("input", heard, { once: true });
  prefill();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(input.value).toBe(expected);
  expect(heard).toHaveBeenCalledTimes(expected === "1" ? 0 : 1);
});

test("keeps what the visitor has typed", () => {
  history.replaceState(null, "", "?qty=6");
  const input = addInput();
  input.value = "3";
  prefill();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(input.value).toBe("3");
});
