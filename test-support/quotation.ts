import { randomUUID } from "node:crypto";
import type { Quotation } from "@/lib/quotation/fields";

/** Returns a valid request with a unique company name, which identifies its e-mail. `changes` may be invalid. */
export function sampleQuotation(changes: Record<string, unknown> = {}): Quotation {
  return {
    your_name: "Aminath Ibrahim",
    company_email: "aminath@example.mv",
    company_contact: "+960 777 1234",
    qty: 7,
    company_name: `Fish & Ice ${randomUUID().slice(0, 8)}`,
    message: "A walk-in chiller with fish.",
    company_address: "Hulhumalé",
    company_street: "Nirolhu Magu 3",
    ...changes,
  };
}

/** Posts a quotation as JSON to the site at `url`. */
export function sendQuotation(
  url: string,
  quotation: unknown = sampleQuotation(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/php/emailer.php`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(quotation),
  });
}
