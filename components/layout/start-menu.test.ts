/** @jest-environment jsdom */
import { startMenu } from "./start-menu";

beforeAll(() => {
  window.matchMedia = jest.fn().mockReturnValue({ addEventListener: jest.fn() });
  // Once, as its listeners stay: they serve the document of every test.
  startMenu();
});

beforeEach(() => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="menu">Menu</button>
    <dialog id="menu">
      <button command="close" commandfor="menu">Close</button>
      <a href="#here">Here</a>
    </dialog>`;
});

function query<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

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
