import type { Page } from "@playwright/test";
import { clock } from "../../lib/cold-room/clock";
import { moments } from "../../lib/cold-room/incident";
import { sampleQuotation } from "../../test-support/quotation";
import { errorMessage, fillIn, submit, SUCCESS } from "./form";
import { runUntil } from "./hydration";

type State = { path: string; reach: (page: Page) => Promise<unknown> };

/** States of a page that a visitor can reach. */
export const states: Record<string, State> = {
  "form-problems": {
    path: "/contact-us",
    reach: async (page) => {
      await startForm(page);
      await submit(page);
      await page.locator("form :focus").and(page.locator("[aria-invalid=true]")).waitFor();
    },
  },
  "form-sending": {
    path: "/contact-us",
    reach: async (page) => {
      await page.route("**/php/emailer.php", () => {});
      await sendForm(page);
      await page.getByRole("dialog", { name: "Sending request" }).waitFor();
    },
  },
  "form-success": {
    path: "/contact-us",
    reach: async (page) => {
      await page.route("**/php/emailer.php", (route) =>
        route.fulfill({ json: { success: true, reference: "TG-0000-0000" } }),
      );
      await sendForm(page);
      await page.getByRole("heading", { name: SUCCESS }).waitFor();
    },
  },
  "form-error": {
    path: "/contact-us",
    reach: async (page) => {
      await page.route("**/php/emailer.php", (route) => route.abort());
      await sendForm(page);
      await errorMessage(page).waitFor();
    },
  },
  "pricing-empty": {
    path: "/pricing",
    reach: (page) => page.getByRole("spinbutton").fill(""),
  },
  menu: {
    path: "/",
    reach: async (page) => {
      const button = page.getByRole("button", { name: "Menu", exact: true });
      if (await button.isVisible()) await button.click();
    },
  },
  // The last two states control the page's clock.
  "demo-alert": {
    path: "/demo",
    reach: async (page) => {
      await page.clock.install();
      await page.goto("/demo");
      await page.getByRole("button", { name: "Leave the door open" }).click();
      await page.getByRole("button", { name: "Pause" }).waitFor();
      await page.clock.runFor(7_000);
      await page.getByRole("button", { name: "Acknowledge" }).waitFor();
    },
  },
  "incident-finished": {
    path: "/",
    reach: async (page) => {
      await page.clock.install();
      await page.reload();
      await page.getByRole("button", { name: "Leave the door open" }).click();
      const close = page.getByRole("button", { name: "Close the door", exact: true }).first();
      // The simulation starts when its island is hydrated.
      await close.waitFor();
      const status = page.locator(".hero").getByRole("status");
      await runUntil(status, new RegExp(`^${clock(moments.alerted.minute)}`));
      await close.click();
      await runUntil(status, /closed the door at/);
      await scrollThrough(page);
    },
  },
};

async function startForm(page: Page) {
  await page.getByLabel("Your name").focus();
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
}

async function sendForm(page: Page) {
  await startForm(page);
  await fillIn(page, sampleQuotation());
  await submit(page);
}

/** Scrolls through the page, so that its lazy pictures load. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
