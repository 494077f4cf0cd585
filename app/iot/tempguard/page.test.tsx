/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/dom";
import type { Facts } from "@/lib/facts";
import { events } from "@/lib/cold-room/incident";

const given: Facts = {
  alertChannel: "By telephone.",
  devicesPerRoom: "One device watches one room.",
  installation: "We mount it.",
  warranty: "Two years.",
  photograph: { file: "device.webp", width: 1200, height: 900, alt: "Temp Guard on a wall" },
};

/** Renders the page as it is built with these facts. */
async function show(facts: Facts) {
  jest.resetModules();
  jest.doMock("@/lib/facts", () => ({ facts }));
  const { renderToString } = await import("react-dom/server");
  const { default: TempGuardPage } = await import("./page");
  document.body.innerHTML = renderToString(<TempGuardPage />);
}

const section = (name: string) => within(screen.getByRole("region", { name }));
const termsOf = (name: string) =>
  section(name)
    .getAllByRole("term")
    .map(({ textContent }) => textContent);

test("has the specification's sections in its order", async () => {
  await show({});
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names.slice(0, 6)).toEqual([
    "Introduction",
    "How it works",
    "Software features",
    "Hardware features",
    "Benefits",
    "Core industries",
  ]);
  const overview = section("How it works");
  expect(overview.getByRole("heading", { name: "System overview" })).toBeVisible();
});

test("lists the specification's benefits and industries in its order", async () => {
  await show({});
  expect(termsOf("Benefits")).toEqual([
    "Real-time monitoring",
    "Operational efficiency",
    "Early warning alerts",
    "Regulatory compliance",
    "Improved product quality",
    "Reduce waste",
  ]);
  const industries = section("Core industries").getAllByRole("heading", { level: 3 });
  expect(industries.map(({ textContent }) => textContent)).toEqual([
    "Food and beverage",
    "Logistics and supply chain",
    "Pharmaceutical",
    "Agriculture",
  ]);
});

test("shows each fact that the owner has given", async () => {
  await show(given);
  const questions = section("Before you ask");
  const answers = questions.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(answers[0]).toMatch(/ By telephone\.$/);
  expect(answers.slice(-3)).toEqual([given.devicesPerRoom, given.installation, given.warranty]);
  const picture = section("Hardware features").getByRole("img");
  expect(picture).toHaveAttribute("src", "/images/device.webp");
  expect(picture).toHaveAccessibleName("Temp Guard on a wall");
});

test("shows nothing in the place of a missing fact", async () => {
  await show({});
  expect(termsOf("Before you ask")).toHaveLength(3);
  expect(document.body).not.toHaveTextContent(/undefined|Installation|Warranty|How many do I need/);
  expect(section("Hardware features").getByText("Rendering.")).toBeVisible();
});

test("reports only what one probe in the air can know", async () => {
  await show({});
  for (const name of ["Software features", "How it works"]) {
    const shown = screen.getByRole("region", { name });
    expect(shown).not.toHaveTextContent(
      RegExp(`${events.doorOpened.name}|${events.doorClosed.name}|Stock`),
    );
  }
});
