import fc from "fast-check";
import { circumstances, someQuotation } from "@/e2e/support/quotation";
import { fieldNames, type Quotation } from "@/lib/quotation/fields";
import { cheaperAdvice, formatPrice, planFor, plans, yearlyTotal } from "@/lib/pricing";
import { quotationEmail } from "./compose";

const quotation = someQuotation({ company_name: "Hulhumalé Fish & Ice" });

const plan = planFor(quotation.qty);
const price = formatPrice(plan.annually);
const total = formatPrice(yearlyTotal(quotation.qty));

test("carries every field, the plan and the prices in text and in HTML", () => {
  const email = quotationEmail(quotation, circumstances);
  const facts = [...Object.values(quotation).map(String), plan.title, price, total, "TG-7F3K-9Q2M"];
  for (const fact of facts) {
    expect(email.text).toContain(fact);
    expect(visibleText(email.html)).toContain(fact);
  }
});

test("shows the same facts in text and HTML, whatever was entered", () => {
  const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
  const any = fc.record({
    ...Object.fromEntries(fieldNames.map((name) => [name, line])),
    company_email: fc.emailAddress(),
    qty: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(any, (request) => {
      const { text, html } = quotationEmail(someQuotation(request), circumstances);
      const shown = visibleText(html);
      for (const value of Object.values(request)) {
        expect(text).toContain(String(value));
        expect(shown).toContain(String(value));
      }
    }),
  );
});

test("lets no markup through", () => {
  const markup = `<img src=x onerror="alert('1')">&amp;`;
  const { html } = quotationEmail(
    { ...quotation, your_name: markup, company_name: markup, company_street: markup },
    circumstances,
  );
  expect(html).not.toContain("<img");
  expect(visibleText(html)).toContain(markup);
});

test("comes from us and answers to the visitor", () => {
  const email = quotationEmail(quotation, circumstances);
  expect(email.replyTo).toEqual({ name: "Aminath Ibrahim", address: "aminath@example.mv" });
  expect(email).not.toHaveProperty("from");
});

test("no header holds words that a mail program would decode", () => {
  const words = "=?utf-8?B?UmVmdW5k?= =?x?=";
  const email = quotationEmail(
    { ...quotation, your_name: words, company_name: words },
    circumstances,
  );
  for (const header of [email.subject, email.replyTo.name]) {
    expect(header).toContain("utf-8?B?UmVmdW5k?");
    expect(header).not.toContain("=?");
  }
});

test("has the agreed subject, marked when it may be spam", () => {
  const subject = "Quotation request: \u2068Hulhumalé Fish & Ice\u2069, 7 devices (TG-7F3K-9Q2M)";
  expect(quotationEmail(quotation, circumstances).subject).toBe(subject);
  const marked = quotationEmail(quotation, { ...circumstances, isPossibleSpam: true });
  expect(marked.subject).toBe(`[possible spam] ${subject}`);
});

test("one device is one device, wherever it is named", () => {
  const email = quotationEmail({ ...quotation, qty: 1 }, circumstances);
  const reply = replyTo({ ...quotation, qty: 1 });
  for (const text of [email.subject, reply.get("subject")]) expect(text).toContain(", 1 device (");
  const all = [email.subject, email.text, visibleText(email.html), reply.get("body")].join("\n");
  expect(all).toMatch(/asks for 1\u00a0device$/m);
  expect(all).not.toMatch(/1\sdevices/);
});

test("a name written from right to left moves nothing around it", () => {
  const name = "ޢާއިޝަތު";
  const request = { ...quotation, your_name: name, company_name: name, company_street: "" };
  const { subject, text, html, replyTo: sender } = quotationEmail(request, circumstances);
  for (const sentence of [subject, text.split("\n")[0], replyTo(request).get("body")]) {
    expect(sentence).toContain(`\u2068${name}\u2069`);
  }
  expect(visibleText(html)).toContain(`\u2068${name}\u2069 asks for`);
  expect(sender.name).toBe(name);
  expect(html.match(new RegExp(`dir="auto">${name}<`, "g"))).toHaveLength(2);
});

test("says when it was asked for, and in which time zone", () => {
  const { text, html } = quotationEmail(quotation, circumstances);
  const received = "22 November 2026 at 18:24:36 GMT+5 (13:24:36 UTC)";
  expect(text).toMatch(new RegExp(`^Received: +${received.replace(/[+()]/g, "\\$&")}$`, "m"));
  expect(visibleText(html)).toContain(received);
});

test("the text lists its facts in two columns", () => {
  const { text } = quotationEmail(quotation, circumstances);
  const facts = text.split("\n\n")[1]?.split("\n") ?? [];
  // With the plan, its price, the total, and when it came.
  expect(facts).toHaveLength(fieldNames.length + 4);
  expect(new Set(facts.map((line) => /^[^:]+: +/.exec(line)?.[0].length))).toEqual(
    new Set(["Price per device: ".length]),
  );
});

test("offers links that a phone can tap", () => {
  const { html } = quotationEmail(
    { ...quotation, company_email: "o'neil&co?x@example.com" },
    circumstances,
  );
  const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => unescapeHtml(match[1] ?? ""));
  expect(links).toContain("tel:+9607771234");
  for (const link of links.filter((href) => href.startsWith("mailto:"))) {
    expect(decodeURIComponent(new URL(link).pathname)).toBe("o'neil&co?x@example.com");
  }
});

test("the reply says what the site has said", () => {
  const reply = replyTo(quotation);
  expect(reply.get("subject")).toContain("7 devices (TG-7F3K-9Q2M)");
  const facts = [
    "Dear \u2068Aminath Ibrahim\u2069,",
    "TG-7F3K-9Q2M",
    "Devices: 7",
    `Plan: ${plan.title}`,
    `Price per device: ${price} a year`,
    `Yearly total: ${total}`,
  ];
  for (const fact of facts) expect(reply.get("body")).toContain(fact);
});

test("tells sales and buyer of the cheaper larger count, where there is one", () => {
  for (const qty of plans.flatMap((plan) => [plan.minNumberDevices, plan.maxNumberDevices])) {
    const advice = cheaperAdvice(qty);
    const request = { ...quotation, qty };
    const { text, html } = quotationEmail(request, circumstances);
    for (const shown of [text, visibleText(html), replyTo(request).get("body")]) {
      expect(shown?.split(advice ?? "would cost")).toHaveLength(advice ? 2 : 1);
    }
  }
});

test("warns of possible spam before anything else", () => {
  const { text, html } = quotationEmail(quotation, { ...circumstances, isPossibleSpam: true });
  for (const shown of [text, visibleText(html).trim()]) expect(shown).toMatch(/^A field that/);
});

test.each([
  ["+960 777-1234", "+9607771234"],
  ["+960 777 1234 ext 5", "+9607771234"],
  ["Office: (+960) 777–1234 (Ali)", "+9607771234"],
  ["3301234, 7771234", "+9603301234"],
  ["7771234 7791234", "+9607771234"],
  ["Unit 5, 7771234", "+9607771234"],
  ["+44 (0)20 7946 0000", "+442079460000"],
  ["٧٧٧١٢٣٤", "+9607771234"],
  ["+٩٦٠ ٧٧٧ ١٢٣٤", "+9607771234"],
  ["７７７１２３４", "+9607771234"],
  ["00960 777 1234", "+9607771234"],
])("calls the first number of %p", (company_contact, number) => {
  const { text, html } = quotationEmail({ ...quotation, company_contact }, circumstances);
  const href = `tel:${number}`;
  expect(unescapeHtml(html).match(/tel:[^"]*/g)).toEqual([href, href]);
  expect(text).toContain(`Call:     ${href}\n`);
});

test.each(["by e-mail only", "12", "777 1234 5678 9012 3456", "020 7946 0000", "2026-11-22"])(
  "offers no call where there is no number that can be dialled: %p",
  (company_contact) => {
    const { text, html } = quotationEmail({ ...quotation, company_contact }, circumstances);
    expect(text + html).not.toMatch(/tel:|Call/);
  },
);

test("takes a number without a country for one of the company's own", () => {
  const hrefAt = (phone: string) => {
    const company = { ...circumstances.company, phone };
    const contact = { ...quotation, company_contact: "020 7946 0000" };
    return /tel:\S+/.exec(quotationEmail(contact, { ...circumstances, company }).text)?.[0];
  };
  expect(hrefAt("+44 20 7946 0999")).toBe("tel:+442079460000");
  expect(hrefAt("+960 300 0000")).toBeUndefined();
  expect(hrefAt("300 0000")).toBeUndefined();
});

test("names the plan of every quantity", () => {
  for (const plan of plans) {
    const { text } = quotationEmail({ ...quotation, qty: plan.minNumberDevices }, circumstances);
    expect(text).toMatch(new RegExp(`Plan: +${plan.title}\n`));
  }
});

test("says so when an optional field is empty", () => {
  const { text, html } = quotationEmail({ ...quotation, company_street: "" }, circumstances);
  expect(text).toMatch(/Street: +Not given\n/);
  expect(visibleText(html)).toContain("Not given");
});

test("what must stay cold stands in text and HTML, line by line", () => {
  const request = { ...quotation, message: "Two rooms.\n<b>Fish</b> & ice" };
  const { text, html } = quotationEmail(request, circumstances);
  const indent = " ".repeat("Price per device: ".length);
  expect(text).toContain(
    `Must stay cold:   \u2068Two rooms.\u2069\n${indent}\u2068<b>Fish</b> & ice\u2069\n`,
  );
  expect(html).not.toContain("<b>");
  expect(visibleText(html)).toContain("Two rooms.\n<b>Fish</b> & ice");
});

test("an address that nobody may be reached at is pointed out", () => {
  const noteIn = (company_email: string) =>
    /^The e-mail address has no ending/m.exec(
      quotationEmail({ ...quotation, company_email }, circumstances).text,
    );
  expect(noteIn("ali@gmail")).not.toBeNull();
  expect(noteIn("ali@gmail.com")).toBeNull();
});

/** What the reply button fills in. */
function replyTo(request: Quotation): URLSearchParams {
  const { html } = quotationEmail(request, circumstances);
  const href = /href="(mailto:[^"]*body=[^"]*)"/.exec(html)?.[1] ?? "";
  return new URL(unescapeHtml(href)).searchParams;
}

function visibleText(html: string): string {
  const body = html.slice(html.indexOf("<body"));
  return unescapeHtml(body.replace(/<[^>]*>/g, "\n"));
}

function unescapeHtml(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
