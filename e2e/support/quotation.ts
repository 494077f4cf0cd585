import { randomUUID } from "node:crypto";
import type { Quotation } from "@/lib/quotation/fields";

/** A valid request that no other test sends: its company name finds its e-mail. `changes` need not be valid. */
export function someQuotation(changes: Record<string, unknown> = {}): Quotation {
  return {
    your_name: "Aminath Ibrahim",
    company_email: "aminath@example.mv",
    company_contact: "+960 777 1234",
    qty: 7,
    company_name: `Fish & Ice ${randomUUID().slice(0, 8)}`,
    company_address: "Hulhumalé",
    company_street: "Nirolhu Magu 3",
    ...changes,
  };
}

/** What such a request came with. */
export const circumstances = {
  company: {
    name: "Raalhu Robotics",
    siteUrl: "https://www.example.com",
    phone: "+960 300 0000",
    timeZone: "Indian/Maldives",
  },
  reference: "TG-7F3K-9Q2M",
  receivedAt: new Date("2026-11-22T18:24:36+05:00"),
  isPossibleSpam: false,
};

/** Sends a request to the site at `url` as a script does. */
export function sendQuotation(
  url: string,
  quotation: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/php/emailer.php`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(quotation),
  });
}
