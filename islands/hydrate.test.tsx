/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { startIsland } from "./hydrate";

test("an island tells that it is ready", async () => {
  expect(await readyIslands(() => <p>Whole</p>)).toEqual(["part"]);
  expect(screen.getByText("Whole")).toBeInTheDocument();
});

test("an island that breaks at once is ready too, so that one can try again", async () => {
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

async function readyIslands(Part: () => React.ReactNode): Promise<(string | null)[]> {
  document.body.innerHTML = '<div data-island="part"><p>Whole</p></div>';
  const ready: (string | null)[] = [];
  const hear = ({ target }: Event) => {
    if (target instanceof Element) ready.push(target.getAttribute("data-island"));
  };
  addEventListener("island:ready", hear);
  await act(async () => startIsland("part", Part));
  removeEventListener("island:ready", hear);
  return ready;
}
