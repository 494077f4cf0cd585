import { log, serializeError } from "./log";

afterEach(() => jest.restoreAllMocks());

test("writes one line of JSON with the time", () => {
  const write = jest.spyOn(console, "log").mockImplementation(() => {});
  log({ event: "relay failed", ms: 7, code: undefined });
  expect(JSON.parse(write.mock.lastCall?.[0])).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: "relay failed",
    ms: 7,
  });
});

test("drops lines while the reader stands still, and counts them in the next one", () => {
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

test("serialises an error with its class and frames, without its message", () => {
  const { error, stack } = serializeError(new TypeError("Unexpected Aminath"));
  expect(error).toBe("TypeError");
  expect(stack).toMatch(/^at \S.*log\.test\.ts.* at \S/);
  expect(stack).not.toContain("Aminath");
});

test("drops lines of a message that look like frames", () => {
  const { stack } = serializeError(new Error("cannot read\n    at Aminath, +960 777 1234"));
  expect(stack).toContain("log.test.ts");
  expect(stack).not.toContain("Aminath");
  const reworded = new Error("other words");
  reworded.stack = "Error: cannot read\n    at Aminath";
  expect(serializeError(reworded).stack).toBe("");
});

test("serialises a thrown value that is no error", () => {
  expect(serializeError("Aminath")).toEqual({ error: "string", stack: "" });
});
