/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  cheaperLargerCount,
  formatDeviceCount,
  deviceCountProblem,
  formatPrice,
  MAX_DEVICES,
  plans,
  quotationPath,
  yearlyTotal,
} from "@/lib/pricing";
import { PriceCalculator } from "./price-calculator";

const slider = () => screen.getByRole("slider", { name: "Number of devices" });
const number = () => screen.getByRole("spinbutton", { name: "How many devices?" });
const quotation = () => screen.getByRole("link", { name: /^Get a quotation/ });
const move = (devices: number) => fireEvent.change(slider(), { target: { value: devices } });
const show = () => render(<PriceCalculator phone="+960 300 0000" />);

test("starts at two devices", () => {
  show();
  const total = formatPrice(yearlyTotal(2));
  expect(slider()).toHaveValue("2");
  expect(number()).toHaveValue(2);
  expect(slider()).toHaveAttribute("aria-valuetext", `2 devices, Silver plan, ${total} a year`);
  expect(quotation()).toHaveAttribute("href", quotationPath(2));
});

test.each(
  plans.flatMap(({ title, minNumberDevices, maxNumberDevices }) => [
    [minNumberDevices, title] as const,
    [maxNumberDevices, title] as const,
  ]),
)("shows plan and total of %i devices, chosen with the slider or typed", async (devices, plan) => {
  show();
  move(devices);
  const spoken = `${formatDeviceCount(devices)}, ${plan} plan, ${formatPrice(yearlyTotal(devices))} a year`;
  expect(slider()).toHaveAttribute("aria-valuetext", expect.stringContaining(spoken));
  expect(number()).toHaveValue(devices);
  expect(quotation()).toHaveAccessibleName(`Get a quotation for ${formatDeviceCount(devices)}`);
  expect(quotation()).toHaveAttribute("href", quotationPath(devices));
  // Screen readers announce the slider's `aria-valuetext`, so the status does not repeat it.
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  move(devices === 20 ? 21 : 20);
  await userEvent.clear(number());
  await userEvent.type(number(), String(devices));
  expect(slider()).toHaveValue(String(devices));
  expect(screen.getByRole("status").textContent).toContain(spoken);
});

test.each(["2.5", "0", ""])("explains why %p is not a device count", (typed) => {
  show();
  move(9);
  fireEvent.change(number(), { target: { value: typed } });
  const problem = deviceCountProblem(typed)!;
  expect(number()).toHaveValue(typed ? Number(typed) : null);
  expect(number()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription(`${problem}.`);
  expect(screen.getByRole("status")).toHaveTextContent(problem);
  expect(screen.queryByText(/^a year:/)).not.toBeInTheDocument();
  for (const link of screen.getAllByRole("link")) {
    expect(link.getAttribute("href")).not.toContain("qty");
  }
});

test("offers a call for more devices than the slider has", async () => {
  show();
  await userEvent.clear(number());
  await userEvent.type(number(), String(MAX_DEVICES + 1));
  const call = screen.getByRole("link", { name: "Call +960 300 0000" });
  expect(call).toHaveAttribute("href", "tel:+9603000000");
  expect(screen.queryByRole("link", { name: /quotation/ })).not.toBeInTheDocument();
});

test("offers a larger count that costs less", async () => {
  show();
  for (const devices of [2, 5, 7, 8, 9, 10]) {
    move(devices);
    const larger = cheaperLargerCount(devices);
    expect(screen.queryAllByRole("button", { name: /^Choose/ })).toHaveLength(larger ? 1 : 0);
  }
  move(7);
  await userEvent.click(screen.getByRole("button", { name: "Choose 8" }));
  expect(slider()).toHaveValue("8");
  expect(slider()).toHaveFocus();
});
