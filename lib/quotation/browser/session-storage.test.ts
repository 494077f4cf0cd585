/** @jest-environment jsdom */
import { readSession, writeSession } from "./session-storage";

afterEach(() => jest.restoreAllMocks());

test("keeps a value until it is removed", () => {
  expect(readSession("key")).toBeUndefined();
  writeSession("key", { your_name: "Aminath" });
  expect(readSession("key")).toEqual({ your_name: "Aminath" });
  writeSession("key", undefined);
  expect(sessionStorage).toHaveLength(0);
});

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
