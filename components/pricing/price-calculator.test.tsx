/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  deviceCountProblem,
  formatDeviceCount,
  formatPrice,
  MAX_DEVICES,
  yearlyTotal,
} from "@/lib/pricing";
import { PriceCalculator } from "./price-calculator";

const slider = () => screen.getByRole("slider", { name: "Number of devices" });
const number = () => screen.getByRole("spinbutton", { name: "How many devices?" });
const move = (devices: number) => fireEvent.change(slider(), { target: { value: devices } });
const show = () => render(<PriceCalculator phone="+960 300 0000" />);

test("starts at two devices, and announces a typed total, which the slider does not say", async () => {
  show();
  const spoken = (devices: number, plan: string) =>
    `${formatDeviceCount(devices)}, ${plan} plan, ${formatPrice(yearlyTotal(devices))} a year`;
  expect(slider()).toHaveAttribute("aria-valuetext", spoken(2, "Silver"));
  move(8);
  expect(slider()).toHaveAttribute("aria-valuetext", spoken(8, "Cooperate"));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.clear(number());
  await userEvent.type(number(), "6");
  expect(slider()).toHaveValue("6");
  expect(screen.getByRole("status")).toHaveTextContent(spoken(6, "Gold").replaceAll("\u00a0", " "));
});

test.each(["2.5", "0", ""])("explains why %p is not a device count", (typed) => {
  show();
  move(9);
  fireEvent.change(number(), { target: { value: typed } });
  const problem = deviceCountProblem(typed)!;
  expect(number()).toHaveValue(typed ? Number(typed) : null);
  expect(number()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription(problem);
  expect(screen.getByRole("status")).toHaveTextContent(problem);
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
