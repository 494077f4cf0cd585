/** @jest-environment jsdom */
import { showFailure } from "./show-failure";

test("shows the refused fields that the address names", () => {
  document.body.innerHTML = '<p id="your_name" class="hidden"></p><p id="qty" class="hidden"></p>';
  history.replaceState(null, "", "/contact-us/not-sent?fields=qty,company_name");
  showFailure();
  expect([...document.querySelectorAll(".hidden")].map(({ id }) => id)).toEqual(["your_name"]);
});
