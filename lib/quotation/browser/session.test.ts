/** @jest-environment jsdom */
import { keepInTab, keptInTab } from "./tab-storage";

const draft = { values: { your_name: "Aminath" }, search: "?qty=8" };

afterEach(() => jest.restoreAllMocks());

test("keeps a value until it is forgotten", () => {
  expect(keptInTab("key")).toBeUndefined();
  keepInTab("key", draft);
  expect(keptInTab("key")).toEqual(draft);
  keepInTab("key", undefined);
  expect(keptInTab("key")).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test("what cannot be read is nothing", () => {
  sessionStorage.setItem("key", "{");
  expect(keptInTab("key")).toBeUndefined();
});

test("a browser that refuses storage keeps nothing and stops nobody", () => {
  const refuse = () => {
    throw new DOMException("No", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  keepInTab("key", draft);
  expect(keptInTab("key")).toBeUndefined();
});
