/** @jest-environment jsdom */
import { readStored, writeStored } from "./session-storage";

afterEach(() => jest.restoreAllMocks());

test("returns undefined for a value that is not JSON", () => {
  sessionStorage.setItem("key", "{");
  expect(readStored("key")).toBeUndefined();
});

const refuse = () => {
  throw new DOMException("No", "SecurityError");
};

test("keeps a value in memory while storage is full", () => {
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  writeStored("key", "value");
  expect(readStored("key")).toBe("value");
  full.mockRestore();
  writeStored("key", "next");
  expect(readStored("key")).toBe("next");
  expect(sessionStorage.getItem("key")).toBe('"next"');
});

test("keeps a value in memory if storage is refused", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  writeStored("key", "value");
  expect(readStored("key")).toBe("value");
  writeStored("key", undefined);
  expect(readStored("key")).toBeUndefined();
});
