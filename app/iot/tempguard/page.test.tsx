/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/dom";
import type { Facts } from "@/lib/facts";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { events } from "@/lib/cold-room/incident";
import { formatPrice, HEADLINE_PRICE } from "@/lib/pricing";

const given: Facts = {
  alertChannel: "By telephone.",
  installation: "We mount it.",
  warranty: "Two years.",
  headlinePriceCovers: "The device and its probe.",
  photograph: { file: "device.webp", width: 1200, height: 900, alt: "Temp Guard on a wall" },
};

async function showPage(facts: Facts) {
  jest.resetModules();
  jest.doMock("@/lib/facts", () => ({ facts }));
  const { renderToString } = await import("react-dom/server");
  const { default: TempGuardPage } = await import("./page");
  document.body.innerHTML = renderToString(<TempGuardPage />);
}

function questions() {
  const section = within(screen.getByRole("region", { name: "Before you ask" }));
  return section.getAllByRole("group").map((group) => group.textContent);
}

const hardware = () => within(screen.getByRole("region", { name: "Hardware features" }));

test("what the owner has said is answered between what everybody knows", async () => {
  await showPage(given);
  const texts = questions();
  expect(texts).toHaveLength(10);
  expect(texts[1]).toBe("How the alert reaches youBy telephone.");
  expect(texts[4]).toBe("InstallationWe mount it.");
  expect(texts[6]).toBe(`What ${formatPrice(HEADLINE_PRICE)} coversThe device and its probe.`);
  expect(texts[8]).toBe("WarrantyTwo years.");
});

test("what the owner has not said leaves nothing behind", async () => {
  await showPage({});
  expect(questions()).toHaveLength(6);
  for (const text of questions())
    expect(text).not.toMatch(RegExp(`undefined|${HEADLINE_PRICE}|Installation|Warranty`));
});

test("the report has what one probe in the air can know", async () => {
  await showPage({});
  const { limitExceeded: crossed, alerted: alert, acknowledged, recovered: back } = events;
  const { doorOpened: ajar, doorClosed: closed } = events;
  const rows = screen.getAllByRole("row").slice(1);
  const known = [crossed, alert, acknowledged, back];
  expect(rows).toHaveLength(known.length);
  for (const [i, { name, minute, air }] of known.entries())
    for (const text of [name, clock(minute), formatTemperature(air)])
      expect(rows[i]?.textContent).toContain(text);
  for (const id of ["software", "how-it-works"])
    expect(document.getElementById(id)).not.toHaveTextContent(
      RegExp(`${ajar.name}|${closed.name}|Stock`),
    );
});

test("a photograph takes the place of the rendering, its numbers and its caption", async () => {
  await showPage(given);
  const picture = hardware().getByRole("img", { name: "Temp Guard on a wall" });
  expect(picture).toHaveAttribute("src", "/images/device.webp");
  expect(hardware().getAllByRole("img")).toHaveLength(1);
  expect(hardware().queryByText(/Rendering|^[1-4]$/)).not.toBeInTheDocument();
  expect(hardware().getAllByRole("term")).toHaveLength(4);
  expect(screen.getByText("Fig. 2")).toBeVisible();
});

test("without one the rendering shows where each part is", async () => {
  await showPage({});
  expect(hardware().getAllByText(/^[1-4]$/)).toHaveLength(8);
  expect(hardware().getByText("Rendering.")).toBeVisible();
});

test("the sections have the names that the specification gives them, in its order", async () => {
  await showPage({});
  const names = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(names.slice(0, 7)).toEqual([
    "Introduction",
    "How it works",
    "Software features",
    "Hardware features",
    "Benefits",
    "Core industries",
    "Before you ask",
  ]);
  expect(screen.getByRole("heading", { level: 3, name: "System overview" })).toBeVisible();
});
