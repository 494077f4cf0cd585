import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import userEvent from "@testing-library/user-event";
import { PriceCalculator } from "./price-calculator";

const slider = () => screen.getByRole("slider", { name: "Number of devices" });
const fewer = () => screen.getByRole("button", { name: "Decrease number of devices" });
const more = () => screen.getByRole("button", { name: "Increase number of devices" });
const fact = (term: string) => screen.getByText(term, { selector: "dt" }).nextElementSibling;
const move = (devices: number) => fireEvent.change(slider(), { target: { value: devices } });

test("starts at two devices", () => {
  render(<PriceCalculator />);
  expect(slider()).toHaveValue("2");
  expect(fact("Plan")).toHaveTextContent("Silver");
  expect(fact("Per device, per year")).toHaveTextContent("MVR 828");
  expect(fact("Total per year")).toHaveTextContent("MVR 1,656");
});

test.each([
  [1, "Silver", "MVR 828"],
  [5, "Gold", "MVR 3,540"],
  [8, "Cooperate", "MVR 4,320"],
  [99, "Cooperate", "MVR 53,460"],
])("%i devices: %s, %s", (devices, plan, total) => {
  render(<PriceCalculator />);
  move(devices);
  expect(fact("Plan")).toHaveTextContent(plan);
  expect(fact("Total per year")).toHaveTextContent(total);
  expect(slider()).toHaveAttribute("aria-valuetext", expect.stringContaining(total.slice(4)));
  expect(screen.getByRole("link", { name: /quotation/i })).toHaveAttribute(
    "href",
    `/contact-us?qty=${devices}#quotation`,
  );
});

test("the buttons step by one and stop at the ends", async () => {
  render(<PriceCalculator />);
  await userEvent.click(fewer());
  expect(slider()).toHaveValue("1");
  expect(fewer()).toBeDisabled();
  move(98);
  await userEvent.click(more());
  expect(slider()).toHaveValue("99");
  expect(more()).toBeDisabled();
});

test("advises eight at seven, and takes the advice", async () => {
  render(<PriceCalculator />);
  move(6);
  expect(screen.queryByRole("button", { name: "Set to 8" })).not.toBeInTheDocument();
  move(7);
  expect(screen.getByText(/MVR 636 less/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Set to 8" }));
  expect(slider()).toHaveValue("8");
  expect(screen.queryByRole("button", { name: "Set to 8" })).not.toBeInTheDocument();
});

test("takes over a slider that was moved before the script arrived", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<PriceCalculator />);
  container.querySelector<HTMLInputElement>("input[type=range]")!.value = "8";
  render(<PriceCalculator />, { container, hydrate: true });
  expect(fact("Total per year")).toHaveTextContent("MVR 4,320");
});
