import { expect, test } from "@playwright/test";
import { SUCCESS } from "../support/form";
import { sampleQuotation } from "../../test-support/quotation";
import { mailWith } from "../../test-support/read-mail";
import { skipWithout } from "../support/skip";
import { until } from "../../test-support/until";
import { browsers, keys, type Visit } from "./browsers";

for (const { name, packages, isInstalled, launch } of browsers) {
  test.describe(name, () => {
    skipWithout(packages, isInstalled);
    test.describe.configure({ mode: "default" });

    let visit: Visit;
    let open: (path: string) => Promise<unknown>;
    test.beforeAll(async ({ baseURL }) => {
      visit = await launch();
      open = (path) => visit.open(`${baseURL}${path}`);
    });
    test.afterAll(() => visit?.close());

    const press = (key: keyof typeof keys) => visit.type(keys[key]);
    const focus = (name: string) =>
      until(`a control called "${name}"`, () => visit.run(focusControl, name));
    const click = (name: string) => focus(name).then(() => press("Enter"));
    const fill = (label: string, text: string) => focus(label).then(() => visit.type(text));
    const untilShown = (text: string, seconds?: number) =>
      until(`"${text}" on the page`, () => visit.run(isShown, text), seconds);

    test("sends a quotation request", async () => {
      // WebKit's own validation rejects a non-ASCII domain.
      const quotation = sampleQuotation({ qty: 3, company_email: "zoe@müller.de" });
      await open("/contact-us?qty=3");
      await fill("Your name", quotation.your_name);
      await fill("Company e-mail", quotation.company_email);
      await fill("Contact number", quotation.company_contact);
      await fill("Company name", quotation.company_name);
      await click("Get a quotation");
      await untilShown(SUCCESS);
      const email = await mailWith(quotation.company_name);
      expect(email.subject).toContain("3 devices");
      expect(email.replyTo).toMatchObject([{ address: "zoe@xn--mller-kva.de" }]);
    });

    test("acknowledges an alert in the demo", async () => {
      await open("/demo");
      await click("Leave the door open");
      await untilShown("Acknowledge", 30);
      await click("Acknowledge");
      await untilShown("Acknowledged");
    });

    test("opens the menu by keyboard and keeps the focus in it", async () => {
      await open("/");
      for (let presses = 0; (await visit.run(focusedControl)).name !== "Menu"; presses++) {
        expect(presses).toBeLessThan(9);
        await press("Tab");
      }
      await press("Enter");
      await until("the menu", () => visit.run(isMenuOpen));
      const names = new Set<string>();
      for (let presses = 0; presses < 12; presses++) {
        await press("Tab");
        const { name, isInMenu } = await visit.run(focusedControl);
        if (name) expect(isInMenu, name).toBe(true);
        names.add(name);
      }
      expect([...names]).toEqual(expect.arrayContaining(["Pricing", "Contact Us"]));
      // Tab also reaches the browser's own bar, from which Escape would not return.
      while (!(await visit.run(focusedControl)).isInMenu) await press("Tab");
      await press("Escape");
      await until("the end of the menu", async () => !(await visit.run(isMenuOpen)));
      expect((await visit.run(focusedControl)).name).toBe("Menu");
    });
  });
}

/** Focuses the first visible control with a label or text that begins with `name`. Returns whether there is one. */
function focusControl(name: string): boolean {
  const controls = document.querySelectorAll<HTMLElement>("a[href], button, input");
  const found = [...controls].find((control) => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
    const text = control.ariaLabel ?? label?.textContent ?? "";
    return control.getClientRects().length > 0 && text.trim().startsWith(name);
  });
  found?.focus();
  return Boolean(found);
}

function isShown(text: string): boolean {
  return document.body.innerText.includes(text);
}

/** Returns the name of the focused control, if any, and whether the open menu contains it. */
function focusedControl(): { name: string; isInMenu: boolean } {
  // WebKit's `:focus` matches in the window in front only.
  const control = document.activeElement === document.body ? null : document.activeElement;
  const name = control?.ariaLabel ?? control?.textContent.trim() ?? "";
  return { name, isInMenu: Boolean(control?.closest(":popover-open")) };
}

function isMenuOpen(): boolean {
  return Boolean(document.querySelector(":popover-open"));
}
