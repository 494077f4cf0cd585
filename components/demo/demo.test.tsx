/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { outcomes } from "@/lib/cold-room/incident";
import { formatTemperature } from "@/lib/format";
import { Demo } from "./demo";

// Queries by role are slow on a machine under load.
jest.setTimeout(30_000);

const START = "Start: open the door";
let isMotionReduced = false;

beforeEach(() => {
  isMotionReduced = false;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isMotionReduced, media }) as MediaQueryList;
  jest.useFakeTimers();
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

test("offers the repair on the alert's card, and hands the focus on to the first fault", () => {
  begin(START);
  runClock(8);
  const card = button("Acknowledge");
  act(() => card.focus());
  press("Acknowledge");
  expect(button("Go and close it")).toBe(card);
  // The second tap of a double tap is ignored.
  press("Go and close it");
  expect(button("Door open")).toHaveAttribute("aria-pressed", "true");
  runClock(1);
  press("Go and close it");
  runClock(1);
  expect(button("Door open")).toHaveAttribute("aria-pressed", "false");
  expect(button("Door open")).toHaveFocus();
});

test("requests no frames while idle, paused or waiting for an answer", () => {
  const request = jest.spyOn(window, "requestAnimationFrame");
  const expectNoFrames = () => {
    request.mockClear();
    runClock(1);
    expect(request).not.toHaveBeenCalled();
  };
  begin();
  expectNoFrames();
  press(START);
  press("Pause");
  expectNoFrames();
  press("Play");
  runClock(8);
  expectNoFrames();
  expect(button("Nobody acts")).toBeEnabled();
});

test("moves in steps with reduced motion", () => {
  isMotionReduced = true;
  begin("Power off");
  const times = new Set<string | null>();
  for (let frame = 0; frame < 210; frame++) {
    runClock(1 / 60);
    times.add(screen.getByTestId("clock").textContent);
  }
  expect(times.size).toBe(2);
});

test("tells what happens if nobody acts, announces the alert, and forgets both after a reset", () => {
  begin();
  const stock = formatTemperature(outcomes.unattended.stock);
  const chart = screen.getByRole("img");
  expect(chart).not.toHaveAccessibleName(/nobody/);
  press(START);
  expect(chart).toHaveAccessibleName(RegExp(`Alert at 02:00.*stock is ${stock} if nobody acts`));
  runClock(8);
  expect(screen.getByRole("status")).toHaveTextContent("Walk-in chiller: Alert");
  press("Reset");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(chart).not.toHaveAccessibleName(/nobody/);
});

test("compares the outcome with that of the other decision, and knows nothing without the internet", () => {
  begin(START);
  runClock(8);
  press("Nobody acts");
  runClock(8);
  const chart = screen.getByRole("img");
  expect(chart).toHaveAccessibleName(/the stock is 5.8.°C\. 06:00: the stock is 2.2.°C if someone/);
  press("Again");
  press("Internet down");
  expect(chart).not.toHaveAccessibleName(/06:00/);
});

function begin(fault?: string) {
  act(() => void render(<Demo />));
  if (fault) press(fault);
}

/** Advances in steps, so that React can render and set timers between them. */
function runClock(seconds: number) {
  for (let left = seconds * 1000; left > 0; left -= 50)
    act(() => jest.advanceTimersByTime(Math.min(left, 50)));
}

function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

function press(name: string) {
  act(() => button(name).click());
}
