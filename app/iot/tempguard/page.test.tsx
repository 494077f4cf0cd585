/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/dom";
import { renderToString } from "react-dom/server";
import { moments } from "@/lib/cold-room/incident";
import TempGuardPage from "./page";

beforeAll(() => {
  document.body.innerHTML = renderToString(<TempGuardPage />);
});

const region = (name: string) => within(screen.getByRole("region", { name }));
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test("has the specification's sections in its order", () => {
  expect(textsOf(screen.getAllByRole("heading", { level: 2 })).slice(0, 6)).toEqual([
    "Introduction",
    "How it works",
    "Software features",
    "Hardware features",
    "Benefits",
    "Core industries",
  ]);
  expect(region("How it works").getByRole("heading", { name: "System overview" })).toBeVisible();
});

test("lists the specification's benefits and industries in its order", () => {
  expect(textsOf(region("Benefits").getAllByRole("term"))).toEqual([
    "Real-time monitoring",
    "Operational efficiency",
    "Early warning alerts",
    "Regulatory compliance",
    "Improved product quality",
    "Reduce waste",
  ]);
  expect(textsOf(region("Core industries").getAllByRole("heading", { level: 3 }))).toEqual([
    "Food and beverage",
    "Logistics and supply chain",
    "Pharmaceutical",
    "Agriculture",
  ]);
});

test("shows only what one probe in the air can measure", () => {
  const doorOrStock = RegExp(`${moments.doorOpened.name}|${moments.doorClosed.name}|Stock`);
  for (const name of ["Software features", "How it works"]) {
    expect(screen.getByRole("region", { name })).not.toHaveTextContent(doorOrStock);
  }
});
