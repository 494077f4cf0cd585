/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { hydrateIsland } from "./hydrate";

test("dispatches island:ready after hydration", async () => {
  expect(await readyIslands(() => <p>Whole</p>)).toEqual(["part"]);
  expect(screen.getByText("Whole")).toBeInTheDocument();
});

test("dispatches island:ready and offers another try when the island throws", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  let isBroken = true;
  const ready = await readyIslands(() => {
    if (isBroken) throw new Error("Broken");
    return <p>Whole</p>;
  });
  expect(ready).toEqual(["part"]);
  isBroken = false;
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(screen.getByText("Whole")).toBeInTheDocument();
});

async function readyIslands(Island: () => React.ReactNode): Promise<(string | undefined)[]> {
  document.body.innerHTML = '<div data-island="part"><p>Whole</p></div>';
  const ready: (string | undefined)[] = [];
  const record = ({ detail }: WindowEventMap["island:ready"]) =>
    void ready.push(detail.island.dataset.island);
  addEventListener("island:ready", record);
  await act(async () => hydrateIsland("part", Island));
  removeEventListener("island:ready", record);
  return ready;
}
