import { deviceCount } from "@/lib/pricing";
import type { Quotation } from "@/lib/quotation/fields";
import { product } from "@/lib/site";
import type { Circumstances, Fact } from "./types";

/** A `mailto:` link that opens an answer to the visitor: what the site has said, and no promise. */
export function replyHref(
  mail: string,
  { your_name, qty }: Quotation,
  { company, reference }: Circumstances,
  sums: Fact[],
  advice?: string,
): string {
  const subject = `Your quotation request: ${product.name}, ${deviceCount(qty)} (${reference})`;
  const body = [
    `Dear ${your_name},`,
    "",
    `Thank you for your request for a ${product.name} quotation. Your reference is ${reference}.`,
    "",
    "Your request:",
    ...sums.map(({ label, value }) => `${label}: ${value}`),
    ...(advice ? ["", advice] : []),
    "",
    `Our plans and prices: ${company.siteUrl}/pricing`,
    "",
    "Kind regards,",
    company.name,
    "",
  ].join("\r\n");
  return `${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
