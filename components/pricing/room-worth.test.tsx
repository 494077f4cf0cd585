/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formatAmount, yearlyTotal } from "@/lib/pricing";
import { RoomWorth } from "./room-worth";

const field = () => screen.getByRole("textbox", { name: "What is in the room worth?" });
const year = yearlyTotal(2);

test.each([
  ["", /neither sent nor kept/],
  [String(10 * year), /^A year of 2 devices is 10\s% of it\.$/],
  [`MVR ${formatAmount(20 * year)}`, /is 5\.0\s% of it/],
  [String(year), /is 100\s% of it/],
  [String(year - 1), /^A year of 2 devices costs more than that\.$/],
  ["1 000 000 000", /less than 0\.1\s% of it/],
])("%p: %p", async (typed, says) => {
  render(<RoomWorth devices={2} />);
  if (typed) await userEvent.type(field(), typed);
  expect(screen.getByRole("status")).toHaveTextContent(says);
  expect(field()).toHaveAccessibleDescription(says);
});

test("what is no sum is wrong once it is left, and not while it is typed", async () => {
  render(<RoomWorth devices={2} />);
  await userEvent.type(field(), "a lot");
  expect(field()).toBeValid();
  await userEvent.tab();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/in figures/);
  await userEvent.type(field(), "{Backspace}");
  expect(field()).toBeValid();
});

test("a sum is written with its thousands once it is left", async () => {
  render(<RoomWorth devices={2} />);
  await userEvent.type(field(), "MVR 40000.50");
  await userEvent.tab();
  expect(field()).toHaveValue("40,000.5");
});

test("it has no name and no form, and asks no browser to remember it", () => {
  render(<RoomWorth devices={2} />);
  expect(field()).not.toHaveAttribute("name");
  expect(field()).toHaveAttribute("autocomplete", "off");
  expect(field().closest("form")).toBeNull();
});
