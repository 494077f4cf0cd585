/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { startIsland } from "./start";

test("an island tells that it has settled", async () => {
  expect(await settledIslands(() => <p>Whole</p>)).toEqual(["part"]);
  expect(screen.getByText("Whole")).toBeInTheDocument();
});

test("an island that breaks at once settles too, so that one can try again", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  let isBroken = true;
  const settled = await settledIslands(() => {
    if (isBroken) throw new Error("Broken");
    return <p>Whole</p>;
  });
  expect(settled).toEqual(["part"]);
  isBroken = false;
  act(() => screen.getByRole("button", { name: "Try again" }).click());
  expect(screen.getByText("Whole")).toBeInTheDocument();
});

async function settledIslands(Part: () => React.ReactNode): Promise<(string | null)[]> {
  document.body.innerHTML = '<div data-island="part"><p>Whole</p></div>';
  const settled: (string | null)[] = [];
  const hear = ({ target }: Event) => {
    if (target instanceof Element) settled.push(target.getAttribute("data-island"));
  };
  addEventListener("island:ready", hear);
  await act(async () => startIsland("part", Part));
  removeEventListener("island:ready", hear);
  return settled;
}
