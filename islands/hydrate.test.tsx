/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { hydrateIsland } from "./hydrate";

test("dispatches island:ready and offers a retry when the island throws", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = '<div data-island="part"><p>Whole</p></div>';
  const ready = jest.fn();
  addEventListener("island:ready", ready);
  let isBroken = true;
  const Island = () => {
    if (isBroken) throw new Error("Broken");
    return <p>Whole</p>;
  };
  await act(async () => hydrateIsland("part", Island));
  expect(ready).toHaveBeenCalledTimes(1);
  isBroken = false;
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(screen.getByText("Whole")).toBeInTheDocument();
});
