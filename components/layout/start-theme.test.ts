/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { themeColors } from "@/lib/site";
import { startTheme } from "./start-theme";

const root = document.documentElement;

beforeAll(() => {
  // Called once, because its listeners stay and would add up.
  startTheme(themeColors);
});

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<meta name="theme-color" content="${themeColors.dark}">`;
  document.body.innerHTML = `<button role="switch" data-theme-switch>Dark theme</button>`;
  window.dispatchEvent(new StorageEvent("storage"));
});

function query<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

const theme = () => ({
  isDark: root.classList.contains("dark"),
  checked: query("[role=switch]").getAttribute("aria-checked"),
  colour: query("meta").getAttribute("content"),
});
const dark = { isDark: true, checked: "true", colour: themeColors.dark };
const light = { isDark: false, checked: "false", colour: themeColors.light };

function store(value: string) {
  localStorage.setItem("theme", value);
  window.dispatchEvent(new StorageEvent("storage"));
}

test.each([
  ["light", light],
  ["dark", dark],
  ["blue", dark],
  ["", dark],
])("applies the theme for the stored value %p", (value, expected) => {
  store(value);
  expect(theme()).toEqual(expected);
});

test("is dark when nothing is stored, and stores nothing until the switch is used", () => {
  expect(theme()).toEqual(dark);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["nothing can be stored or read", ["getItem", "setItem"] as const],
  ["nothing more can be stored", ["setItem"] as const],
])("applies the pressed theme when %s", (_, blocked) => {
  const spies = blocked.map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    }),
  );
  query<HTMLElement>("[role=switch]").click();
  expect(theme()).toEqual(light);
  window.dispatchEvent(new Event("pageshow"));
  expect(theme()).toEqual(light);
  query<HTMLElement>("[role=switch]").click();
  expect(theme()).toEqual(dark);
  spies.forEach((spy) => spy.mockRestore());
  // Storage works again. Pressing the switch clears the theme that the script keeps in memory.
  query<HTMLElement>("[role=switch]").click();
  query<HTMLElement>("[role=switch]").click();
});
