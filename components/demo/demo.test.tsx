/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Demo } from "./demo";

// Queries by role over the whole page are slow on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  history.replaceState(null, "", "/demo");
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the server draws the opening whole, without inline styles", () => {
  const html = renderToString(<Demo />);
  expect(html).toContain("Run started");
  expect(html).toContain("In range");
  expect(html).not.toContain("style=");
});

test("the browser's first picture is the server's", () => {
  const html = renderToString(<Demo />);
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
  const problems: unknown[] = [];
  render(<Demo />, {
    container,
    hydrate: true,
    onRecoverableError: (error) => problems.push(error),
  });
  expect(problems).toEqual([]);
  container.remove();
});

test("breaking, repairing and resetting go into the log and the address", async () => {
  const user = userEvent.setup();
  render(<Demo />);
  await user.click(screen.getByRole("button", { name: /Pharmacy fridge/ }));
  await user.click(screen.getByRole("button", { name: /Freeze it up/ }));
  expect(location.search).toBe("?unit=pharmacy&break=freeze");
  const log = screen.getByRole("log");
  expect(within(log).getByText(/Thermostat stuck/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Repair" }));
  expect(within(log).getByText(/Thermostat freed/)).toBeInTheDocument();
  expect(location.search).toBe("?unit=pharmacy");
  await user.click(screen.getAllByRole("button", { name: "Reset" })[0]!);
  expect(within(log).queryByText(/Thermostat/)).not.toBeInTheDocument();
});

test("the focus stays when its button has done its work", () => {
  begin("?unit=chiller&break=door");
  pass(3);
  const [acknowledge] = screen.getAllByRole("button", { name: "Acknowledge" });
  act(() => acknowledge?.focus());
  act(() => acknowledge?.click());
  expect(screen.queryByRole("button", { name: "Acknowledge" })).not.toBeInTheDocument();
  const repair = screen.getByRole("button", { name: "Repair" });
  expect(repair).toHaveFocus();
  act(() => repair.click());
  expect(repair).toHaveFocus();
  expect(repair).toHaveAttribute("aria-disabled", "true");
});

test("it stands still while the tab is hidden, and goes on afterwards", () => {
  begin("?unit=produce&break=compressor");
  const time = () => screen.getByTestId("clock").textContent;
  const hide = (isHidden: boolean) => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  pass(2);
  expect(time()).not.toBe("01:40");
  hide(true);
  const before = time();
  pass(5);
  expect(time()).toBe(before);
  hide(false);
  pass(2);
  expect(time()).not.toBe(before);
});

test.each([
  ["with reduced motion it goes in steps", true, [2, 4]],
  ["else it goes with the frames", false, [60, 120]],
] as const)("%s", (_, isCalm, [least, most]) => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isCalm, media }) as MediaQueryList;
  begin("?unit=freezer&break=power");
  const places = new Set<string | null | undefined>();
  for (let frame = 0; frame < 120; frame++) {
    pass(1 / 60);
    places.add(screen.getByRole("img").querySelector("line + circle")?.getAttribute("cx"));
  }
  expect(places.size).toBeGreaterThanOrEqual(least);
  expect(places.size).toBeLessThanOrEqual(most);
});

test("at full speed a screen reader hears what changed, seldom", () => {
  begin("?unit=freezer&break=power");
  const heard = new Set<string | null>();
  for (let second = 0; second < 12; second++) {
    act(() => screen.getByRole("button", { name: "600×" }).click());
    pass(1);
    heard.add(screen.getByRole("status").textContent);
  }
  heard.delete("");
  expect(heard.size).toBeGreaterThan(1);
  expect(heard.size).toBeLessThanOrEqual(4);
  expect(screen.getByRole("log")).toHaveAttribute("aria-live", "off");
});

test("after a reset what was told is taken back, and can be told again", () => {
  begin("?unit=chiller&break=door");
  const status = screen.getByRole("status");
  pass(6);
  expect(status).toHaveTextContent("Walk-in chiller: Alert raised");
  act(() => screen.getAllByRole("button", { name: "Reset" })[0]?.click());
  pass(5);
  expect(status).toBeEmptyDOMElement();
  act(() => screen.getByRole("button", { name: /Leave the door open/ }).click());
  pass(6);
  expect(status).toHaveTextContent("Walk-in chiller: Alert raised");
});

test("at rest one fault is the first thing to do, and the coming night stands in the chart", () => {
  begin("");
  const chart = screen.getByRole("img", {
    name: /If nobody acts, the stock is 5\.8\u00a0°C at 06:00/,
  });
  expect(chart).toHaveTextContent("02:00 Alert");
  act(() => screen.getByRole("button", { name: "Play" }).click());
  expect(screen.getByRole("button", { name: /Leave the door open/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("an acknowledgement after the escalation does not deny it", () => {
  begin("?unit=chiller&break=door");
  pass(13);
  const log = screen.getByRole("log");
  expect(log).toHaveTextContent("Escalated");
  act(() => screen.getAllByRole("button", { name: "Acknowledge" })[0]?.click());
  expect(log).toHaveTextContent("Acknowledged");
  expect(log).not.toHaveTextContent("No escalation");
});

test("what waits in the device is in no figure, no reading and no report", async () => {
  begin("?unit=chiller&break=door,internet");
  pass(6);
  const [figures] = screen.getAllByRole("definition");
  expect(figures).toHaveTextContent("2.2");
  act(() => screen.getByText("The last hour’s readings").click());
  const rows = await screen.findAllByRole("row");
  expect(rows.at(-1)).toHaveTextContent(/^\d\d:\d\d––waiting$/);
});

test("that the night is slowed is said while it is, and only then", () => {
  begin("?unit=chiller&break=door");
  const note = () => screen.queryAllByText("Slowed so you can act.");
  expect(note()).toHaveLength(0);
  pass(3);
  expect(note()).not.toHaveLength(0);
  act(() => screen.getAllByRole("button", { name: "Acknowledge" })[0]?.click());
  act(() => screen.getByRole("button", { name: "Repair" }).click());
  expect(note()).toHaveLength(0);
});

test("in the morning there is one verdict, and whoever was at the controls is at the way on", () => {
  begin("?unit=chiller&break=door");
  pass(3);
  act(() => screen.getAllByRole("button", { name: "Acknowledge" })[0]?.click());
  const repair = screen.getByRole("button", { name: "Repair" });
  act(() => repair.focus());
  act(() => repair.click());
  expect(screen.queryByText(/The stock never left its limits/)).not.toBeInTheDocument();
  pass(40);
  const verdict = screen.getByRole("region", { name: "06:00, Walk-in chiller" });
  expect(verdict).toHaveTextContent(/you closed the door at 02:0\d\. The stock never left/);
  expect(within(verdict).getByRole("link", { name: "Get a quotation" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("The stock never left its limits");
  act(() => within(verdict).getByRole("button", { name: "Again" }).click());
  expect(verdict).not.toBeInTheDocument();
  expect(screen.getByTestId("clock")).toHaveTextContent("01:30");
});

test("the mean kinetic temperature is shown for medicines only", async () => {
  const user = userEvent.setup();
  render(<Demo />);
  expect(screen.queryByText("Kinetic mean")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /Pharmacy fridge/ }));
  expect(screen.getByText("Kinetic mean")).toBeInTheDocument();
});

test("a scenario in the address is begun at once", () => {
  history.replaceState(null, "", "/demo?unit=produce&break=compressor");
  act(() => void render(<Demo />));
  expect(screen.getByRole("button", { name: /Produce room/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(screen.getByRole("button", { name: "Pause" })).toBeInTheDocument();
});

function begin(search: string): void {
  jest.useFakeTimers();
  history.replaceState(null, "", `/demo${search}`);
  act(() => void render(<Demo />));
}

function pass(seconds: number): void {
  // In pieces, so that what is drawn can set timers of its own.
  for (let left = seconds * 1000; left > 0; left -= 50)
    act(() => jest.advanceTimersByTime(Math.min(left, 50)));
}
