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

test("the focus stays when its button has done its work", async () => {
  history.replaceState(null, "", "/demo?unit=chiller&break=door");
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  act(() => void render(<Demo />));
  let now = 0;
  while (screen.queryAllByRole("button", { name: "Acknowledge" }).length === 0) {
    act(() => frames.shift()?.((now += 100)));
  }
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

test("a link counts as copied until the scenario is another one", async () => {
  const user = userEvent.setup();
  render(<Demo />);
  await user.click(screen.getByRole("button", { name: /Pharmacy fridge/ }));
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(screen.getByRole("button", { name: "Link copied" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: /Freeze it up/ }));
  expect(screen.getByRole("button", { name: "Copy link" })).toBeInTheDocument();
});

test("where copying is not allowed, the link is there to be selected", async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  render(<Demo />);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  const link = await screen.findByRole("textbox", { name: "Copy this link" });
  expect(link).toHaveValue(location.href);
  expect(link).toHaveFocus();
});
