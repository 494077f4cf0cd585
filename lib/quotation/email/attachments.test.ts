import fc from "fast-check";
import { circumstances, someQuotation } from "@/e2e/support/quotation";
import type { Quotation } from "@/lib/quotation/fields";
import { quotationAttachments } from "./attachments";
import { CURRENCY, formatPrice, planFor, yearlyTotal } from "@/lib/pricing";

const quotation = someQuotation({
  your_name: "Ibrahim; Aminath, Dr.",
  qty: 8,
  company_name: "Fish \\ Ice",
  company_street: "",
});

test("the JSON carries the request and its price as numbers", () => {
  const [, json] = quotationAttachments(quotation, { ...circumstances, isPossibleSpam: true });
  expect(json).toMatchObject({ filename: "TG-7F3K-9Q2M.json", contentType: "application/json" });
  expect(JSON.parse(json?.content ?? "")).toEqual({
    reference: "TG-7F3K-9Q2M",
    received_at: "2026-11-22T13:24:36.000Z",
    possible_spam: true,
    spam_note: expect.stringMatching(/./),
    ...quotation,
    plan: planFor(8).title,
    price_per_device: planFor(8).annually,
    yearly_total: yearlyTotal(8),
    currency: CURRENCY,
  });
  const [card, plain] = quotationAttachments(quotation, circumstances);
  expect(card).toMatchObject({ contentType: "text/vcard; charset=utf-8" });
  expect(JSON.parse(plain?.content ?? "")).toMatchObject({ possible_spam: false });
  expect(plain?.content).not.toContain("spam_note");
});

test("the vCard carries the visitor, whatever was entered", () => {
  const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 150 });
  fc.assert(
    fc.property(line, line, line, (your_name, company_name, company_street) => {
      const card = readVCard({ ...quotation, your_name, company_name, company_street });
      expect(card.get("FN")).toEqual([your_name]);
      expect(card.get("ORG")).toEqual([company_name]);
      expect(card.get("ADR")).toEqual(["", "", `Hulhumalé, ${company_street}`, "", "", "", ""]);
      expect(card.get("EMAIL")).toEqual(["aminath@example.mv"]);
      expect(card.get("TEL")).toEqual(["+960 777 1234"]);
    }),
  );
});

test("the vCard notes what was asked for", () => {
  expect(readVCard(quotation).get("NOTE")).toEqual([
    `Quotation request TG-7F3K-9Q2M: 8 devices, Cooperate, ${formatPrice(yearlyTotal(8))} a year`,
  ]);
  expect(readVCard({ ...quotation, qty: 1 }).get("NOTE")?.[0]).toContain(": 1 device, ");
});

test("the vCard says when it was written, and where its letters are not ASCII, for Outlook", () => {
  const content = quotationAttachments(quotation, circumstances)[0]?.content ?? "";
  expect(readVCard(quotation).get("REV")).toEqual(["2026-11-22T13:24:36.000Z"]);
  expect(readVCard(quotation).get("N")).toEqual(["", "Ibrahim; Aminath, Dr.", "", "", ""]);
  for (const name of ["FN", "N", "ORG", "TEL", "ADR", "NOTE"]) {
    expect(content).toMatch(new RegExp(`^${name};([^:]*;)?CHARSET=UTF-8:`, "m"));
  }
});

test("the vCard has no empty address", () => {
  expect(readVCard({ ...quotation, company_address: "", company_street: "" }).has("ADR")).toBe(
    false,
  );
});

test("the record has what must stay cold where it was said", () => {
  const recordOf = (visitor: Quotation) =>
    JSON.parse(quotationAttachments(visitor, circumstances)[1]?.content ?? "");
  expect(recordOf({ ...quotation, message: "Fish" })).toMatchObject({ message: "Fish" });
  expect(recordOf({ ...quotation, message: undefined })).not.toHaveProperty("message");
});

/** Reads a vCard as RFC 2426 says: unfold, split at the first colon, then at semicolons that are not escaped. */
function readVCard(visitor: Quotation): Map<string, string[]> {
  const content = quotationAttachments(visitor, circumstances)[0]?.content ?? "";
  for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = content.replaceAll("\r\n ", "").trimEnd().split("\r\n");
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(["BEGIN:VCARD", "VERSION:3.0", "END:VCARD"]);
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      const values = line.slice(colon + 1).split(/(?<=(?<!\\)(?:\\\\)*);/);
      return [
        line.slice(0, colon).replace(/;.*/, ""),
        values.map((value) => value.replace(/\\(.)/g, "$1")),
      ];
    }),
  );
}
