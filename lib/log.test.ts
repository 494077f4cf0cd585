import { serializeError } from "./log";

test("removes a message of several lines from the stack", () => {
  const { error, stack } = serializeError(
    new TypeError("cannot read\n    at Aminath, +960 777 1234"),
  );
  expect(error).toBe("TypeError");
  expect(stack).toContain("log.test.ts");
  expect(stack).not.toContain("Aminath");
});
