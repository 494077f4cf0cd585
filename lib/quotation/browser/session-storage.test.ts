/** @jest-environment jsdom */
import { readSession, writeSession } from "./session-storage";

afterEach(() => jest.restoreAllMocks());

test("returns undefined for what is not JSON", () => {
  sessionStorage.setItem("key", "{");
  expect(readSession("key")).toBeUndefined();
});

test("keeps a value in memory where storage is refused", () => {
  const refuse = () => {
    throw new DOMException("No", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  writeSession("key", "value");
  expect(readSession("key")).toBe("value");
  writeSession("key", undefined);
  expect(readSession("key")).toBeUndefined();
});
