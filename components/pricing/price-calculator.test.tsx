/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import userEvent from "@testing-library/user-event";
import {
  cheaperLargerCount,
  costsLessWords,
  deviceCount,
  deviceCountProblem,
  formatPrice,
  MAX_DEVICES,
  MIN_DEVICES,
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
/** What a screen reader is told of the number, the first of the two states. */
const announced = () => screen.getAllByRole("status")[0]!;
const PHONE = "+960 300 0000";
const move = (devices: number) => fireEvent.change(slider(), { target: { value: devices } });

test("starts at two devices", () => {
  render(<PriceCalculator phone={PHONE} />);
  expect(slider()).toHaveValue("2");
  expect(number()).toHaveValue(2);
  expect(slider()).toHaveAttribute(
    "aria-valuetext",
    `2 devices, Silver plan, ${formatPrice(yearlyTotal(2))} a year`,
  );
  expect(request("2 devices")).toHaveAttribute("href", "/contact-us?qty=2#quotation");
});

test.each(
  plans.flatMap(({ title, minNumberDevices, maxNumberDevices }) => [
    [minNumberDevices, title] as const,
    [maxNumberDevices, title] as const,
  ]),
)("%i devices are %s and cost their total, whichever way they are set", async (devices, plan) => {
  const total = formatPrice(yearlyTotal(devices));
  render(<PriceCalculator phone={PHONE} />);
  move(devices);
  const spoken = expect.stringMatching(`${plan} plan, ${total} a year`);
  expect(slider()).toHaveAttribute("aria-valuetext", spoken);
  expect(number()).toHaveValue(devices);
  expect(request(deviceCount(devices))).toHaveAttribute("href", quotationPath(devices));
  expect(announced()).toBeEmptyDOMElement();

  await userEvent.clear(number());
  await userEvent.type(number(), String(devices));
  expect(slider()).toHaveValue(String(devices));
  expect(announced()).toHaveTextContent(total.slice(4));
});

test.each(["100", "1e3", "2.5", "0", ""])(
  "%p stays as it was typed: the message is tied to it, and no link carries a number",
  async (typed) => {
    render(<PriceCalculator phone={PHONE} />);
    move(9);
    await userEvent.clear(number());
    if (typed) await userEvent.type(number(), typed);
    await userEvent.tab();
    expect(number()).toHaveValue(typed ? Number(typed) : null);
    expect(number()).toBeInvalid();
    expect(number()).toHaveAccessibleDescription(RegExp(`^${deviceCountProblem(typed)}`));
    expect(announced()).toHaveTextContent(deviceCountProblem(typed)!);
    for (const link of screen.getAllByRole("link", { name: /quotation/ })) {
      expect(link.getAttribute("href")).not.toContain("qty");
    }
    const steps = screen.getAllByRole("button", { name: /number of devices/ });
    await userEvent.click(steps.find((step) => !step.hasAttribute("disabled"))!);
    expect(number()).toBeValid();
  },
);

test("above the largest number it says whom to call", async () => {
  render(<PriceCalculator phone={PHONE} />);
  await userEvent.clear(number());
  await userEvent.type(number(), String(MAX_DEVICES + 1));
  expect(number()).toHaveAccessibleDescription(RegExp(PHONE.replace("+", "\\+")));
  expect(screen.getByRole("link", { name: PHONE })).toHaveAttribute(
    "href",
    expect.stringMatching(/^tel:/),
  );
});

test("the buttons step by one, stop at the ends and keep the focus", async () => {
  render(<PriceCalculator phone={PHONE} />);
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

test("where a larger number costs less, says so, quotes what is chosen and offers to change it", async () => {
  render(<PriceCalculator phone={PHONE} />);
  for (let devices = MIN_DEVICES; devices <= MAX_DEVICES; devices += 1) {
    move(devices);
    const cheaper = cheaperLargerCount(devices);
    const offer = screen.queryByRole("button", { name: /^Make it/ });
    expect(request(deviceCount(devices))).toHaveAttribute("href", quotationPath(devices));
    if (cheaper === undefined) expect(offer).not.toBeInTheDocument();
    else {
      // Once: where the advice says it, the chart does not.
      expect(screen.getByText(RegExp(costsLessWords(cheaper, devices)))).toBeInTheDocument();
      const saved = shown(yearlyTotal(devices) - yearlyTotal(cheaper));
      expect(offer?.parentElement).toHaveTextContent(
        `${shown(yearlyTotal(cheaper))} a year: ${saved} less`,
      );
      await userEvent.click(offer!);
      expect(number()).toHaveValue(cheaper);
      expect(slider()).toHaveFocus();
    }
  }
});

test("the plan of the chosen number says that number", () => {
  render(<PriceCalculator phone={PHONE} />);
  for (const { title, maxNumberDevices } of plans) {
    move(maxNumberDevices);
    const name = `${title} ${deviceCount(maxNumberDevices)}`;
    expect(screen.getByRole("heading", { name })).toBeInTheDocument();
  }
});

test.each([
  [2, `From 5 devices on, each costs ${formatPrice(planFor(5).annually)} a year.`],
  [6, `From 8 devices on, each costs ${formatPrice(planFor(8).annually)} a year.`],
  [8, `Each further device adds ${formatPrice(planFor(8).annually)} a year.`],
  [99, "For more than 99 devices, call us."],
])("at %i devices says what more of them would cost", (devices, words) => {
  render(<PriceCalculator phone={PHONE} />);
  move(devices);
  expect(screen.getByText(words, { normalizer: (text) => text })).toBeInTheDocument();
});

test("the bar of a phone says the number that its link carries", () => {
  render(<PriceCalculator phone={PHONE} />);
  for (const devices of [3, 7]) {
    move(devices);
    const bar = screen.getByText(`a year, ${devices} devices`).parentElement!;
    expect(bar).toHaveTextContent(shown(yearlyTotal(devices)));
    expect(within(bar).getByRole("link")).toHaveAttribute("href", quotationPath(devices));
  }
});

test("every plan is a row with its devices and its prices", () => {
  render(<PriceCalculator phone={PHONE} />);
  for (const plan of plans) {
    const row = screen.getByRole("heading", { name: RegExp(`^${plan.title}`) }).closest("li");
    expect(row).toHaveTextContent(`${planRange(plan)} devices`);
    expect(row).toHaveTextContent(`${shown(plan.annually)} a year`);
    expect(row).toHaveTextContent(`${shown(plan.monthly)} a month`);
  }
});

test("links elsewhere on the page follow the number", () => {
  render(
    <>
      <PriceCalculator phone={PHONE} />
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
    container.innerHTML = renderToString(<PriceCalculator phone={PHONE} />);
    within(container).getByRole<HTMLInputElement>(role).value = "8";
    render(<PriceCalculator phone={PHONE} />, { container, hydrate: true });
    expect(request("8 devices")).toHaveAttribute("href", "/contact-us?qty=8#quotation");
    expect(number()).toHaveValue(8);
    expect(slider()).toHaveValue("8");
  },
);
