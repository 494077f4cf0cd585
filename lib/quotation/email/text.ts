import { type Letter, SPAM_NOTE } from "./letter";

export function quotationEmailText(letter: Letter): string {
  const width = Math.max(...letter.facts.map(({ label }) => label.length)) + 2;
  const { total, sum, advice } = letter.estimate;
  return [
    ...(letter.isPossibleSpam ? [SPAM_NOTE, ""] : []),
    letter.headline,
    "",
    ...letter.facts.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`),
    "",
    `Estimate: ${total} a year (${sum})`,
    ...(advice ? [advice] : []),
    "",
    `Reply:    ${letter.links.mail}`,
    ...(letter.links.phone ? [`Call:     ${letter.links.phone}`] : []),
    "",
    `Reference ${letter.reference}`,
    `Sent by the quotation form of ${letter.company.name}, ${letter.company.siteUrl}`,
    "",
  ].join("\n");
}
