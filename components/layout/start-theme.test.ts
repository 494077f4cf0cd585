/** @jest-environment jsdom */
import { themeColors } from "@/lib/site";
import { startTheme } from "./start-theme";

test("applies the pressed theme when nothing, or nothing more, can be stored", () => {
  document.body.innerHTML = "<button data-theme-switch></button>";
  const press = () => document.querySelector("button")?.click();
  const isDark = () => document.documentElement.classList.contains("dark");
  startTheme(themeColors);
  for (const blocked of [["setItem"], ["getItem", "setItem"]] as const) {
    const spies = blocked.map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      }),
    );
    press();
    expect(isDark()).toBe(false);
    window.dispatchEvent(new Event("pageshow"));
    expect(isDark()).toBe(false);
    press();
    expect(isDark()).toBe(true);
    spies.forEach((spy) => spy.mockRestore());
  }
});
