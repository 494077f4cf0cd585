/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { outcomes } from "@/lib/cold-room/incident";
import { formatTemperature } from "@/lib/format";
import { Demo } from "./demo";
import { restart } from "./demo-store";

// Queries by role are slow on a machine under load.
jest.setTimeout(30_000);

beforeEach(() => {
  restart("chiller");
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
  begin("?room=chiller&break=door");
  runClock(4);
  const card = button("Acknowledge");
  act(() => card.focus());
  press("Acknowledge");
  expect(button("Go and close it")).toBe(card);
  expect(card).toHaveFocus();
  // The second tap of a double tap is ignored.
  press("Go and close it");
  expect(button("Leave the door open")).toHaveAttribute("aria-pressed", "true");
  runClock(1);
  press("Go and close it");
  expect(button("Leave the door open")).toHaveAttribute("aria-pressed", "false");
  runClock(1);
  expect(button("Pause")).toHaveFocus();
  act(() => button("Reset").focus());
  press("Reset");
  runClock(1);
  expect(button("Play")).toHaveFocus();
});

test("requests no frames while idle or paused", () => {
  const request = jest.spyOn(window, "requestAnimationFrame");
  begin("");
  runClock(1);
  expect(request).not.toHaveBeenCalled();
  press("Play");
  press("Pause");
  request.mockClear();
  runClock(1);
  expect(request).not.toHaveBeenCalled();
});

test("pauses while the tab is hidden", () => {
  begin("?room=produce&break=power");
  const hide = (isHidden: boolean) => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  runClock(1);
  hide(true);
  const before = time();
  runClock(5);
  expect(time()).toBe(before);
  hide(false);
  runClock(2);
  expect(time()).not.toBe(before);
});

test("moves in steps with reduced motion", () => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  begin("?room=freezer&break=power");
  const times = new Set<string | null>();
  for (let frame = 0; frame < 210; frame++) {
    runClock(1 / 60);
    times.add(time());
  }
  expect(times.size).toBe(2);
});

test("announces changes at most every four seconds, and clears the announcement after a reset", () => {
  begin("?room=chiller&break=door");
  const status = screen.getByRole("status");
  const texts = new Set<string | null>();
  for (let second = 0; second < 8; second++) {
    runClock(1);
    texts.add(status.textContent);
  }
  texts.delete("");
  expect(texts.size).toBeLessThanOrEqual(3);
  expect(status).toHaveTextContent("Walk-in chiller: Alert");
  press("Reset");
  runClock(5);
  expect(status).toBeEmptyDOMElement();
});

test("labels the lines while idle, and forecasts only after a fault", () => {
  begin("");
  const chart = () => screen.getByRole("img");
  expect(chart()).toHaveTextContent("Air and stock");
  expect(chart()).not.toHaveTextContent("if nobody acts");
  press("Leave the door open");
  expect(chart()).not.toHaveTextContent("Air and stock");
  expect(chart()).toHaveTextContent("if nobody acts");
  const stock = formatTemperature(outcomes.unattended.stock);
  expect(chart()).toHaveAccessibleName(
    new RegExp(`If nobody acts, the stock is ${stock} at 06:00`),
  );
});

test("shows the unanswered alerts of all rooms on the phone, even after another fault", () => {
  begin("?room=pharmacy&break=door");
  press(/Walk-in chiller/);
  press("Leave the door open");
  runClock(3);
  press("Cut the power");
  const phone = screen.getByRole("region", { name: "The phone of the person on call" });
  for (const name of ["Walk-in chiller", "Pharmacy fridge"])
    expect(phone).toHaveTextContent(new RegExp(`${name} is \\d+\\.\\d.°C\\. Above the limit`));
  expect(within(phone).getAllByRole("button", { name: "Acknowledge" })).toHaveLength(2);
});

function begin(search: string): void {
  jest.useFakeTimers();
  history.replaceState(null, "", `/demo${search}`);
  act(() => void render(<Demo />));
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
