/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import type { Facts } from "@/lib/facts";
import { HEADLINE_PRICE } from "@/lib/pricing";

test("what nobody has said leaves no question and no gap", async () => {
  await show({});
  expect(screen.getAllByRole("group").length).toBeGreaterThan(5);
  expect(screen.queryByText("Is installation included?")).not.toBeInTheDocument();
  expect(screen.queryByText("Is there a warranty?")).not.toBeInTheDocument();
  expect(listed()).toHaveTextContent("Your quotation spells out what is included.");
});

test("what the owner says stands in its places", async () => {
  await show({
    installation: "We mount it for you.",
    warranty: "Two years on every part.",
    headlinePriceCovers: "It covers one device.",
  });
  expect(answerTo("Is installation included?")).toHaveTextContent("We mount it for you.");
  expect(answerTo("Is there a warranty?")).toHaveTextContent("Two years on every part.");
  expect(listed()).toHaveTextContent(
    `Temp Guard is listed at MVR ${HEADLINE_PRICE}. It covers one device.`,
  );
  expect(listed()).not.toHaveTextContent("Your quotation");
});

/** The page, as it is built with these facts. */
async function show(facts: Facts) {
  jest.resetModules();
  jest.doMock("@/lib/facts", () => ({ facts }));
  const { renderToString } = await import("react-dom/server");
  const { default: PricingPage } = await import("./page");
  document.body.innerHTML = renderToString(<PricingPage />);
}

function answerTo(question: string) {
  return screen.getByText(question).closest("details");
}

function listed() {
  return screen.getByText(/^Temp Guard is listed at/).closest("p");
}
