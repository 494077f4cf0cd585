/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import userEvent from "@testing-library/user-event";
import {
  cheaperLargerCount,
  deviceCount,
  formatPrice,
  planFor,
  planRange,
  plans,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { PriceCalculator } from "./price-calculator";

const slider = () => screen.getByRole("slider", { name: "Number of devices" });
const number = () => screen.getByRole("spinbutton", { name: /How many devices/ });
const fewer = () => screen.getByRole("button", { name: "Decrease number of devices" });
const more = () => screen.getByRole("button", { name: "Increase number of devices" });
const request = (devices: string) =>
  screen.getByRole("link", { name: `Get a quotation for ${devices}` });
/** As Testing Library reads it, without the no-break space. */
const shown = (amount: number) => formatPrice(amount).replace("\u00a0", " ");
const move = (devices: number) => fireEvent.change(slider(), { target: { value: devices } });

test("starts at two devices", () => {
  render(<PriceCalculator />);
  expect(slider()).toHaveValue("2");
  expect(number()).toHaveValue(2);
  expect(slider()).toHaveAttribute(
    "aria-valuetext",
    `2 devices, Silver plan, ${formatPrice(yearlyTotal(2))} a year`,
  );
  expect(request("2 devices")).toHaveAttribute("href", "/contact-us?qty=2#quotation");
});

test.each([
  [1, "Silver"],
  [5, "Gold"],
  [8, "Cooperate"],
  [99, "Cooperate"],
])("%i devices are %s and cost their total, whichever way they are set", async (devices, plan) => {
  const total = formatPrice(yearlyTotal(devices));
  render(<PriceCalculator />);
  move(devices);
  const spoken = expect.stringMatching(`${plan} plan, ${total} a year`);
  expect(slider()).toHaveAttribute("aria-valuetext", spoken);
  expect(number()).toHaveValue(devices);
  expect(request(deviceCount(devices))).toHaveAttribute("href", quotationPath(devices));
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

test("at seven devices says that eight cost less, and asks for either", () => {
  render(<PriceCalculator />);
  move(6);
  expect(screen.queryByText(/cost less/)).not.toBeInTheDocument();
  move(7);
  expect(screen.getByText("8 cost less than 7.")).toBeInTheDocument();
  const saved = shown(yearlyTotal(7) - yearlyTotal(8));
  expect(
    screen.getByText(RegExp(`${shown(yearlyTotal(8))} a year: ${saved} less`)),
  ).toBeInTheDocument();
  expect(screen.getByText(RegExp(`7 × ${shown(planFor(7).annually)}`))).toHaveTextContent(
    `${shown(yearlyTotal(7))} a year`,
  );
  expect(request("8 devices")).toHaveAttribute("href", quotationPath(8));
  expect(screen.getByRole("link", { name: /for 7 devices/ })).toHaveAttribute(
    "href",
    quotationPath(7),
  );
  expect(screen.getByRole("heading", { name: "Gold 7 devices" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Cooperate 8 devices" })).toBeInTheDocument();
});

test.each([
  [2, `From 5 devices on, each costs ${formatPrice(planFor(5).annually)} a year.`],
  [6, `From 8 devices on, each costs ${formatPrice(planFor(8).annually)} a year.`],
  [8, `Each further device adds ${formatPrice(planFor(8).annually)} a year.`],
  [99, "For more than 99 devices, call us."],
])("at %i devices says what more of them would cost", (devices, words) => {
  render(<PriceCalculator />);
  move(devices);
  expect(screen.getByText(words, { normalizer: (text) => text })).toBeInTheDocument();
});

test("the bar of a phone says the number that its link carries", () => {
  render(<PriceCalculator />);
  for (const devices of [3, 7]) {
    const asked = cheaperLargerCount(devices) ?? devices;
    move(devices);
    const bar = screen.getByText(`a year, ${asked} devices`).parentElement!;
    expect(bar).toHaveTextContent(shown(yearlyTotal(asked)));
    expect(within(bar).getByRole("link")).toHaveAttribute("href", quotationPath(asked));
  }
});

test("every plan is a row with its devices and its prices", () => {
  render(<PriceCalculator />);
  for (const plan of plans) {
    const row = screen.getByRole("heading", { name: RegExp(`^${plan.title}`) }).closest("li");
    expect(row).toHaveTextContent(`${planRange(plan)} devices`);
    expect(row).toHaveTextContent(`${shown(plan.annually)} a year`);
    expect(row).toHaveTextContent(`${shown(plan.monthly)} a month`);
  }
});

test("the caption says how far the chart goes", () => {
  render(<PriceCalculator />);
  const range = () => screen.getByText(/^Total a year in MVR/);
  for (const [devices, last] of [
    [12, 12],
    [13, 99],
    [2, 12],
  ] as const) {
    move(devices);
    expect(range()).toHaveTextContent(`for 1 to ${last} devices`);
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
    expect(request("8 devices")).toHaveAttribute("href", "/contact-us?qty=8#quotation");
    expect(number()).toHaveValue(8);
    expect(slider()).toHaveValue("8");
  },
);
