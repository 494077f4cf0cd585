/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { outcomes } from "@/lib/cold-room/incident";
import { formatTemperature } from "@/lib/format";
import { Demo } from "./demo";
import { DemoClosing } from "./demo-closing";
import { initialSession } from "@/lib/cold-room/session";
import { demoStore } from "./demo-store";

// Queries by role are slow on a machine under load.
jest.setTimeout(30_000);

beforeEach(() => {
  demoStore.update(() => initialSession);
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("hydrates without a mismatch and renders no inline styles", () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Demo />);
  expect(container.querySelector("[style]")).toBeNull();
  document.body.append(container);
  const onRecoverableError = jest.fn();
  const { unmount } = render(<Demo />, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  unmount();
});

test("offers the repair on the alert's card, and moves the focus on to Pause or Play", () => {
  begin(START);
  runClock(8);
  const card = button("Acknowledge");
  act(() => card.focus());
  press("Acknowledge");
  expect(button("Go and close it")).toBe(card);
  expect(card).toHaveFocus();
  // The second tap of a double tap is ignored.
  press("Go and close it");
  expect(button("Door open")).toHaveAttribute("aria-pressed", "true");
  runClock(1);
  press("Go and close it");
  expect(button("Door open")).toHaveAttribute("aria-pressed", "false");
  runClock(1);
  expect(button("Door open")).toHaveFocus();
  act(() => button("Reset").focus());
  press("Reset");
  runClock(1);
  expect(button(START)).toHaveFocus();
});

test("requests no frames while idle, paused or waiting for an answer", () => {
  const request = jest.spyOn(window, "requestAnimationFrame");
  begin();
  runClock(1);
  expect(request).not.toHaveBeenCalled();
  const expectNoFrames = () => {
    request.mockClear();
    runClock(1);
    expect(request).not.toHaveBeenCalled();
  };
  press(START);
  press("Pause");
  expectNoFrames();
  press("Play");
  runClock(8);
  expectNoFrames();
  expect(button("Nobody acts")).toBeEnabled();
});

test("moves in steps with reduced motion", () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  begin("Power off");
  const times = new Set<string | null>();
  for (let frame = 0; frame < 210; frame++) {
    runClock(1 / 60);
    times.add(time());
  }
  expect(times.size).toBe(2);
});

test("announces the alert, and clears the announcement after a reset", () => {
  begin(START);
  runClock(8);
  expect(screen.getByRole("status")).toHaveTextContent("Walk-in chiller: Alert");
  press("Reset");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("shows at rest what an open door would do, then what happens if nobody acts", () => {
  begin();
  const stock = formatTemperature(outcomes.unattended.stock);
  const chart = screen.getByRole("img");
  expect(chart).toHaveAccessibleName(/If the door is opened, the alert comes at 02:00/);
  press(START);
  expect(chart).toHaveAccessibleName(new RegExp(`If nobody acts, the stock is ${stock} at 06:00`));
});

test("closes the page with a question, then with the outcome of the night", () => {
  begin("Power off");
  act(() => void render(<DemoClosing />));
  const closing = screen.getByRole("region", { name: /^06:00\. Is the stock still/ });
  expect(closing).toHaveAttribute("data-sky", "open");
  runClock(8);
  press("Nobody acts");
  runClock(8);
  expect(closing).toHaveAttribute("data-sky", "lost");
  expect(closing).toHaveTextContent(/The stock reached \d\.\d.°C\..*The power stayed off\./);
});

const START = "Start: open the door";

function begin(fault?: string): void {
  jest.useFakeTimers();
  act(() => void render(<Demo />));
  if (fault) press(fault);
}

/** Advances in steps, so that React can render and set timers between them. */
function runClock(seconds: number): void {
  for (let left = seconds * 1000; left > 0; left -= 50)
    act(() => jest.advanceTimersByTime(Math.min(left, 50)));
}

function button(name: string | RegExp): HTMLElement {
  const [found] = screen.getAllByRole("button", { name });
  if (!found) throw new Error(`No button ${String(name)}`);
  return found;
}

function press(name: string | RegExp): void {
  act(() => button(name).click());
}

function time(): string | null {
  return screen.getByTestId("clock").textContent;
}
