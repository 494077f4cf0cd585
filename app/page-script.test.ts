/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { themeColors } from "@/lib/site";
import { startPage } from "./page-script";

const root = document.documentElement;

beforeAll(() => {
  window.matchMedia = jest.fn().mockReturnValue({ addEventListener: jest.fn() });
  // Started once, as a page does; the document's content changes from test to test.
  startPage(themeColors);
});

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<meta name="theme-color" content="${themeColors.dark}">`;
  document.body.innerHTML = `
    <button role="switch" data-theme-switch>Dark theme</button>
    <button command="show-modal" commandfor="menu">Menu</button>
    <dialog id="menu">
      <button command="close" commandfor="menu">Close</button>
      <a href="#here">Here</a>
    </dialog>`;
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
])("stored %p", (value, expected) => {
  store(value);
  expect(theme()).toEqual(expected);
});

test("dark when nothing is stored, and nothing is stored until the switch is used", () => {
  expect(theme()).toEqual(dark);
  expect(localStorage).toHaveLength(0);
});

test("the switch toggles and stores the theme", () => {
  query<HTMLElement>("[role=switch]").click();
  expect(theme()).toEqual(light);
  expect(localStorage.getItem("theme")).toBe("light");
  query<HTMLElement>("[role=switch]").click();
  expect(theme()).toEqual(dark);
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("where nothing can be stored the switch still toggles", () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  query<HTMLElement>("[role=switch]").click();
  expect(root).not.toHaveClass("dark");
  setItem.mockRestore();
});

test("the menu opens, closes by its button and after a link", () => {
  const menu = query<HTMLDialogElement>("dialog");
  query<HTMLElement>("[command=show-modal]").click();
  expect(menu.open).toBe(true);
  query<HTMLElement>("[command=close]").click();
  expect(menu.open).toBe(false);

  query<HTMLElement>("[command=show-modal]").click();
  query<HTMLElement>("dialog a").click();
  expect(menu.open).toBe(false);
});

test("a page that comes back from the cache has its menu closed", () => {
  const menu = query<HTMLDialogElement>("dialog");
  query<HTMLElement>("[command=show-modal]").click();
  window.dispatchEvent(new Event("pageshow"));
  expect(menu.open).toBe(false);
});

test.each([
  ["TG-AB12-CD34", "Reference TG-AB12-CD34"],
  ["<b>", ""],
  ["", ""],
])("a native post's reference %p reads %p", (reference, text) => {
  document.body.insertAdjacentHTML("beforeend", "<p data-reference></p>");
  history.replaceState(null, "", `/contact-us/sent?ref=${encodeURIComponent(reference)}`);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(query("[data-reference]").textContent).toBe(text);
});

test("of the fields of a form only those that were refused are named", () => {
  document.body.insertAdjacentHTML(
    "beforeend",
    '<p data-field="your_name">Name</p><p data-field="qty">Number</p>',
  );
  history.replaceState(null, "", "/contact-us/not-sent?reason=invalid&fields=qty,company_name");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(query<HTMLElement>("[data-field=your_name]").hidden).toBe(true);
  expect(query<HTMLElement>("[data-field=qty]").hidden).toBe(false);
});

test("the source text stands alone: it runs when printed into a page", () => {
  store("light");
  root.classList.add("dark");
  new Function(`(${startPage.toString()})(${JSON.stringify(themeColors)})`)();
  expect(theme()).toEqual(light);
});

test.each([
  ["?qty=6", "6"],
  ["?qty=06", "6"],
  ["?qty=0", "1"],
  ["?qty=100", "1"],
  ["?qty=6.5", "1"],
  ["?other=6", "1"],
])("the address %p fills in %p", (search, expected) => {
  history.replaceState(null, "", search);
  document.body.innerHTML = `<input data-parameter="qty" type="number" min="1" max="99" value="1">`;
  const heard = jest.fn();
  document.body.addEventListener("input", heard, { once: true });
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(query<HTMLInputElement>("input").value).toBe(expected);
  expect(heard).toHaveBeenCalledTimes(expected === "1" ? 0 : 1);
});

test("what the visitor has typed is not replaced by the address", () => {
  history.replaceState(null, "", "?qty=6");
  document.body.innerHTML = `<input data-parameter="qty" type="number" min="1" max="99" value="1">`;
  query<HTMLInputElement>("input").value = "3";
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(query<HTMLInputElement>("input").value).toBe("3");
});
