import type { QuotationLetter } from "./types";

export function quotationEmailText(letter: QuotationLetter): string {
  const width = Math.max(...letter.facts.map(({ label }) => label.length)) + 2;
  return [
    letter.headline,
    "",
    ...letter.facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`),
    "",
    `Estimate: ${letter.estimate.total} a year (${letter.estimate.sum})`,
    "",
    `Reply:    ${letter.links.mail}`,
    ...(letter.links.phone ? [`Call:     ${letter.links.phone}`] : []),
    "",
    ...(letter.isPossibleSpam ? [SPAM_NOTE, ""] : []),
    `Reference ${letter.reference}`,
    `Sent by the quotation form of ${letter.company.name}, ${letter.company.siteUrl}`,
    "",
  ].join("\n");
}

export const NOT_GIVEN = "Not given";
export const SPAM_NOTE =
  "A field that people cannot see was filled in. This may come from a program: look before you reply.";
