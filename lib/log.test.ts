import { log, serializeError } from "./log";

afterEach(() => jest.restoreAllMocks());

test("drops lines while the reader is stalled, and counts them in the next line", () => {
  const write = jest.spyOn(console, "log").mockImplementation(() => {});
  const setUnread = (value: number) =>
    Object.defineProperty(process.stdout, "writableLength", { value, configurable: true });
  setUnread(1_000_000);
  for (let n = 0; n < 3; n++) log({ event: "lost" });
  setUnread(0);
  log({ event: "read" });
  log({ event: "next" });
  const lines = write.mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.map(({ event, droppedLines }) => [event, droppedLines])).toEqual([
    ["read", 3],
    ["next", undefined],
  ]);
});

test("removes lines of a message that look like stack frames", () => {
  const { stack } = serializeError(new Error("cannot read\n    at Aminath, +960 777 1234"));
  expect(stack).toContain("log.test.ts");
  expect(stack).not.toContain("Aminath");
  const reworded = new Error("other words");
  reworded.stack = "Error: cannot read\n    at Aminath";
  expect(serializeError(reworded).stack).toBe("");
});
