import { sampleQuotation } from "@/test-support/quotation";
import { estimateFor, formatPrice, planFor, plans, yearlyTotal } from "@/lib/pricing";
import { quotationEmail } from "./quotation-email";

const REFERENCE = "TG-7F3K-9Q2M";
const quotation = sampleQuotation({ company_name: "Hulhumalé Fish & Ice" });

const plan = planFor(quotation.qty);
const price = formatPrice(plan.annually);
const total = formatPrice(yearlyTotal(quotation.qty));

test("states every field, the plan and the prices in text and in HTML", () => {
  const email = quotationEmail(quotation, REFERENCE);
  const facts = [...Object.values(quotation).map(String), plan.title, price, total, REFERENCE];
  for (const fact of facts) {
    expect(email.text).toContain(fact);
    expect(visibleText(email.html)).toContain(fact);
  }
});

test("isolates names written from right to left", () => {
  const name = "ޢާއިޝަތު";
  const request = { ...quotation, your_name: name, company_name: name, company_street: "" };
  const { subject, text, html, replyTo: sender } = quotationEmail(request, REFERENCE);
  for (const sentence of [subject, text.split("\n")[0]]) {
    expect(sentence).toContain(`\u2068${name}\u2069`);
  }
  expect(visibleText(html)).toContain(`\u2068${name}\u2069 asks for`);
  expect(sender.name).toBe(name);
  expect(html.match(new RegExp(`dir="auto"[^>]*>${name}<`, "g"))).toHaveLength(2);
});

test.each([
  ["o'neil&co?x@example.com", "o'neil&co?x@example.com", "o'neil%26co%3Fx@example.com"],
  ["Zoe@Example.com", "Zoe@Example.com", "Zoe@example.com"],
  ["a@пример.рф", "a@пример.рф", "a@xn--e1afmkfd.xn--p1ai"],
  ["a@xn--e1afmkfd.xn--p1ai", "a@пример.рф", "a@xn--e1afmkfd.xn--p1ai"],
  ["xn--e1afmkfd@xn--0.example", "xn--e1afmkfd@xn--0.example", "xn--e1afmkfd@xn--0.example"],
])("shows the address %s as %s, with a link to %s", (company_email, shown, link) => {
  const { text, html } = quotationEmail({ ...quotation, company_email }, REFERENCE);
  expect(text).toContain(` ${shown}\n`);
  const links = /href="(mailto:[^"]+)"[^>]*>([^<]+)</.exec(html) ?? [];
  expect(links.slice(1).map(unescapeHtml)).toEqual([`mailto:${link}`, shown]);
});

test("states the cheaper larger count if there is one", () => {
  for (const qty of plans.flatMap((plan) => [plan.minNumberDevices, plan.maxNumberDevices])) {
    const advice = estimateFor(qty).advice;
    const request = { ...quotation, qty };
    const { text, html } = quotationEmail(request, REFERENCE);
    for (const shown of [text, visibleText(html)]) {
      expect(shown.split(advice ?? "would cost")).toHaveLength(advice ? 2 : 1);
    }
  }
});

test("begins with the note on possible spam", () => {
  const { text, html } = quotationEmail(quotation, REFERENCE, true);
  for (const shown of [text, visibleText(html).trim()]) expect(shown).toMatch(/^A field that/);
});

test("isolates nothing else, because some mail programs draw the marks as boxes", () => {
  const request = { ...quotation, your_name: "Zoë 田中", company_name: "Hulhumalé’s “Ice”" };
  const { subject, text, html } = quotationEmail(request, REFERENCE);
  expect([subject, text, html].join()).not.toMatch(/[\u2068\u2069]/);
});

test("keeps the lines of the message in text and HTML", () => {
  const request = { ...quotation, message: "Two rooms.\n<b>މަސް</b> & ice" };
  const { text, html } = quotationEmail(request, REFERENCE);
  const indent = " ".repeat("Price per device: ".length);
  expect(text).toContain(`Must stay cold:   Two rooms.\n${indent}\u2068<b>މަސް</b> & ice\u2069\n`);
  expect(html).not.toContain("<b>");
  expect(visibleText(html)).toContain("Two rooms.\n<b>މަސް</b> & ice");
});

test("notes an address without a top-level domain", () => {
  const noteIn = (company_email: string) =>
    /^The e-mail address has no ending/m.exec(
      quotationEmail({ ...quotation, company_email }, REFERENCE).text,
    );
  expect(noteIn("ali@gmail")).not.toBeNull();
  expect(noteIn("ali@gmail.com")).toBeNull();
});

function visibleText(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  return unescapeHtml(body.replace(/<[^>]*>/g, "\n"));
}

function unescapeHtml(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
