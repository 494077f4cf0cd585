import { expect, test } from "@playwright/test";
import { formatPrice, yearlyTotal } from "../../lib/pricing";
import { changeFields, changes } from "../support/extension";
import { SUCCESS } from "../support/form";
import { sampleQuotation } from "../support/quotation";
import { mailWith } from "../support/read-mail";
import { skipWithout } from "../support/skip";
import { until } from "../support/until";
import type { Visit } from "./browser";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

for (const { name, packages, isInstalled, launch } of [firefox, webkit]) {
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

    const untilShown = (text: string, seconds?: number) =>
      until(`"${text}" on the page`, () => visit.run(isShown, text), seconds);

    test("sends a quotation request", async () => {
      // WebKit's own validation rejects a non-ASCII domain.
      const quotation = sampleQuotation({ qty: 3, company_email: "zoe@müller.de" });
      await open("/contact-us?qty=3");
      await visit.type("Your name", quotation.your_name);
      await visit.type("Company e-mail", quotation.company_email);
      await visit.type("Contact number", quotation.company_contact);
      await visit.type("Company name", quotation.company_name);
      await visit.click("Get a quotation");
      await untilShown(SUCCESS);
      const email = await mailWith(quotation.company_name);
      expect(email.subject).toContain("3 devices");
      expect(email.replyTo).toMatchObject([{ address: "zoe@xn--mller-kva.de" }]);
    });

    test("computes a price and moves the probe to it", async () => {
      await open("/pricing");
      await visit.click("Increase number of devices");
      await untilShown(formatPrice(yearlyTotal(3)));
      await visit.click("Increase number of devices");
      await untilShown(formatPrice(yearlyTotal(4)));
      await until("the probe on the first tread", () => visit.run(isProbeOn, "Silver"));
      await visit.click("Increase number of devices");
      await until("the probe on the second tread", () => visit.run(isProbeOn, "Gold"));
    });

    test("keeps every value in its field beside extensions", async ({ request }) => {
      for (const path of ["/contact-us", "/pricing"]) {
        const html = await (await request.get(path)).text();
        for (const name of ["a field before", "a wrapper around"] as const) {
          // The policy of a page would apply to its replacement too. This file has none.
          await open("/robots.txt?qty=6");
          await visit.run(writePage, changeFields(html, changes[name]));
          await until("hydration", () => visit.run(isHydrated), 45);
          const fields = await visit.run(fieldValues);
          expect(fields.length).toBeGreaterThan(1);
          for (const [field, value] of fields) expect(value, `${path} with ${name}`).toBe(field);
        }
      }
    });

    test("plays the reference incident", async () => {
      await open("/");
      await visit.click("Leave the door open");
      await untilShown("Leave it open", 30);
      // A new alert ignores presses at first, because they may be meant for the control that it covers.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await visit.click("Close the door");
      await untilShown("You closed the door at", 30);
    });

    test("acknowledges an alert in the demo", async () => {
      await open("/demo");
      await visit.click("Leave the door open");
      await untilShown("Acknowledge", 30);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await visit.click("Acknowledge");
      await untilShown("Acknowledged");
    });

    test("keeps the theme", async () => {
      await open("/");
      expect(await visit.run(isDark)).toBe(true);
      await visit.click("Dark theme");
      await until("the light theme", async () => !(await visit.run(isDark)));
      await open("/pricing");
      expect(await visit.run(isDark)).toBe(false);
    });
  });
}

function isShown(text: string): boolean {
  return document.body.innerText.includes(text);
}

function isProbeOn(plan: string): boolean {
  const treads = [...document.querySelectorAll(".tread")];
  const tread = treads.find(({ textContent }) => textContent.includes(plan));
  const [box, probe] = [tread, document.querySelector(".probe")].map((element) =>
    element?.getBoundingClientRect(),
  );
  if (!box || !probe) return false;
  return (
    Math.abs(probe.bottom - box.top) < 2 && probe.right > box.left && probe.right < box.right + 2
  );
}

function isDark(): boolean {
  return document.documentElement.classList.contains("dark");
}

/** Replaces the page by `html`, and types into its fields before hydration. */
function writePage(html: string) {
  document.open();
  document.write(html);
  document.close();
  for (const field of document.querySelectorAll<HTMLInputElement>("[name][dir=auto]")) {
    field.value = field.name;
  }
}

function isHydrated(): boolean {
  return !document.querySelector("[data-island]");
}

/** Returns the expected and the actual value of each field. */
function fieldValues(): [expected: string, actual: string][] {
  const selector = "[type=number], [type=range], [name][dir=auto]";
  return [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ dir, name, value }) => [
    dir ? name : "6",
    value,
  ]);
}
