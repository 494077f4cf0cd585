/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import userEvent from "@testing-library/user-event";
import { PriceCalculator } from "./price-calculator";

const slider = () => screen.getByRole("slider", { name: "Number of devices" });
const number = () => screen.getByRole("spinbutton", { name: /How many devices/ });
const fewer = () => screen.getByRole("button", { name: "Decrease number of devices" });
const more = () => screen.getByRole("button", { name: "Increase number of devices" });
const request = () => screen.getByRole("link", { name: /^Request/ });
const move = (devices: number) => fireEvent.change(slider(), { target: { value: devices } });

test("starts at two devices", () => {
  render(<PriceCalculator />);
  expect(slider()).toHaveValue("2");
  expect(number()).toHaveValue(2);
  expect(slider()).toHaveAttribute(
    "aria-valuetext",
    "2 devices, Silver plan, MVR\u00a01,656 a year",
  );
  expect(request()).toHaveAttribute("href", "/contact-us?qty=2#quotation");
});

test.each([
  [1, "Silver", "MVR\u00a0828"],
  [5, "Gold", "MVR\u00a03,540"],
  [8, "Cooperate", "MVR\u00a04,320"],
  [99, "Cooperate", "MVR\u00a053,460"],
])("%i devices: %s, %s, whichever way they are set", async (devices, plan, total) => {
  render(<PriceCalculator />);
  move(devices);
  const spoken = expect.stringMatching(`${plan} plan, ${total} a year`);
  expect(slider()).toHaveAttribute("aria-valuetext", spoken);
  expect(number()).toHaveValue(devices);
  expect(request()).toHaveAttribute("href", `/contact-us?qty=${devices}#quotation`);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  await userEvent.clear(number());
  await userEvent.type(number(), String(devices));
  expect(slider()).toHaveValue(String(devices));
  expect(screen.getByRole("status")).toHaveTextContent(total.slice(4));
});

test("what is typed and is no count has no price, and gives way to the last that was", async () => {
  render(<PriceCalculator />);
  move(9);
  await userEvent.clear(number());
  await userEvent.type(number(), "0");
  expect(screen.getAllByText(/whole number of devices/)).not.toHaveLength(0);
  expect(screen.queryByText("4,860", { selector: "strong" })).not.toBeInTheDocument();
  await userEvent.tab();
  expect(number()).toHaveValue(9);
});

test("the buttons step by one, stop at the ends and keep the focus", async () => {
  render(<PriceCalculator />);
  await userEvent.click(fewer());
  expect(slider()).toHaveValue("1");
  expect(fewer()).toBeDisabled();
  expect(more()).toHaveFocus();
  move(98);
  await userEvent.click(more());
  expect(slider()).toHaveValue("99");
  expect(more()).toBeDisabled();
  expect(fewer()).toHaveFocus();
});

test("at seven devices asks for eight, and lets one stay with seven", () => {
  render(<PriceCalculator />);
  move(6);
  expect(screen.queryByRole("link", { name: /Stay with/ })).not.toBeInTheDocument();
  move(7);
  expect(screen.getByText(/MVR 4,320 a year/)).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Gold 7 devices" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Cooperate 8 devices" })).toBeInTheDocument();
  for (const take of screen.getAllByRole("link", { name: /^Quotation for 8/ })) {
    expect(take).toHaveAttribute("href", "/contact-us?qty=8#quotation");
  }
  // One for each width.
  for (const stay of screen.getAllByRole("link", { name: /Stay with 7/ })) {
    expect(stay).toHaveAttribute("href", "/contact-us?qty=7#quotation");
  }
});

test.each([
  [2, "From 5 devices the Gold price applies: MVR\u00a0708 per device, per year."],
  [6, "From 8 devices the Cooperate price applies: MVR\u00a0540 per device, per year."],
  [8, "From 8 devices the Cooperate price applies: no price per device is lower."],
])("at %i devices says what more of them would cost", (devices, words) => {
  render(<PriceCalculator />);
  move(devices);
  expect(screen.getByText(words, { normalizer: (text) => text })).toBeInTheDocument();
});

test("every plan has a heading and a quotation for its fewest devices", () => {
  render(<PriceCalculator />);
  const starts = { Silver: 1, Gold: 5, Cooperate: 8 };
  for (const [title, count] of Object.entries(starts)) {
    const step = screen.getByRole("heading", { name: new RegExp(`^${title}`) }).closest("li")!;
    expect(within(step).getByRole("link")).toHaveAttribute(
      "href",
      `/contact-us?qty=${count}#quotation`,
    );
  }
});

test("links elsewhere on the page follow the number", () => {
  render(
    <>
      <PriceCalculator />
      <a href="/contact-us" data-quotation>
        Closing call
      </a>
    </>,
  );
  move(20);
  expect(screen.getByRole("link", { name: "Closing call" })).toHaveAttribute(
    "href",
    "/contact-us?qty=20#quotation",
  );
});

test.each(["slider", "spinbutton"])(
  "takes over a %s that was set before the script came",
  (role) => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<PriceCalculator />);
    within(container).getByRole<HTMLInputElement>(role).value = "8";
    render(<PriceCalculator />, { container, hydrate: true });
    expect(request()).toHaveAttribute("href", "/contact-us?qty=8#quotation");
    expect(number()).toHaveValue(8);
    expect(slider()).toHaveValue("8");
  },
);
