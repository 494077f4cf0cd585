/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Demo } from "./demo";

// Queries by role are slow on a machine under load.
jest.setTimeout(30_000);

const START = "Leave the door open";
let isMotionReduced = false;

beforeEach(() => {
  isMotionReduced = false;
  Element.prototype.scrollIntoView = () => {};
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
  expect(button("Leave it open")).toBeEnabled();
});

test("moves in steps with reduced motion", () => {
  isMotionReduced = true;
  begin("Pull the plug");
  const times = new Set<string | null>();
  for (let frame = 0; frame < 210; frame++) {
    runClock(1 / 60);
    times.add(screen.getByTestId("clock").textContent);
  }
  expect(times.size).toBe(2);
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
