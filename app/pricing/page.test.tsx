/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import type { Facts } from "@/lib/facts";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";

test("refers to the quotation while nobody has said what the listed price covers", async () => {
  await show({});
  expect(listedPrice()).toHaveTextContent("Your quotation spells out what is included.");
});

test("states what the listed price covers", async () => {
  await show({ headlinePriceCovers: "It covers one device." });
  expect(listedPrice()).toHaveTextContent("It covers one device.");
  expect(listedPrice()).not.toHaveTextContent("Your quotation");
});

/** Renders the page as it is built with these facts. */
async function show(facts: Facts) {
  jest.resetModules();
  jest.doMock("@/lib/facts", () => ({ facts }));
  const { renderToString } = await import("react-dom/server");
  const { default: PricingPage } = await import("./page");
  document.body.innerHTML = renderToString(<PricingPage />);
}

function listedPrice() {
  const start = `Temp Guard is listed at ${formatPrice(HEADLINE_PRICE)}. `;
  return screen.getByText((text) => text.startsWith(start), { normalizer: (text) => text });
}
