/** @jest-environment jsdom */
import { readStored, writeStored } from "./session-storage";

afterEach(() => jest.restoreAllMocks());

test("returns undefined for what is not JSON", () => {
  sessionStorage.setItem("key", "{");
  expect(readStored("key")).toBeUndefined();
});

test("keeps a value in memory where storage is refused", () => {
  const refuse = () => {
    throw new DOMException("No", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  writeStored("key", "value");
  expect(readStored("key")).toBe("value");
  writeStored("key", undefined);
  expect(readStored("key")).toBeUndefined();
});
