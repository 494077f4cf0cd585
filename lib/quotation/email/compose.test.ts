import fc from "fast-check";
import { plans } from "@/lib/pricing";
import { quotationEmail } from "./compose";
import type { Quotation } from "@/lib/quotation/fields";

const quotation: Quotation = {
  your_name: "Aminath Ibrahim",
  company_email: "aminath@example.mv",
  company_contact: "+960 777-1234",
  qty: 7,
  company_name: "Hulhumalé Fish & Ice",
  company_address: "Hulhumalé",
  company_street: "Nirolhu Magu 3",
};

const circumstances = {
  company: { name: "Raalhu Robotics", siteUrl: "https://www.example.com" },
  reference: "TG-7F3K-9Q2M",
  isPossibleSpam: false,
};

test("carries the seven fields, the plan and the prices in text and in HTML", () => {
  const email = quotationEmail(quotation, circumstances);
  const facts = [
    ...Object.values(quotation).map(String),
    "Gold",
    "MVR\u00a0708",
    "MVR\u00a04,956",
    "TG-7F3K-9Q2M",
  ];
  for (const fact of facts) {
    expect(email.text).toContain(fact);
    expect(visibleText(email.html)).toContain(fact);
  }
});

test("shows the same facts in text and HTML, whatever was entered", () => {
  const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
  const any = fc.record({
    your_name: line,
    company_email: fc.emailAddress(),
    company_contact: line,
    qty: fc.integer({ min: 1, max: 99 }),
    company_name: line,
    company_address: line,
    company_street: line,
  });
  fc.assert(
    fc.property(any, (request) => {
      const { text, html } = quotationEmail(request, circumstances);
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

test("has the agreed subject, marked when it may be spam", () => {
  const subject = "Quotation request: Hulhumalé Fish & Ice, 7 devices (TG-7F3K-9Q2M)";
  expect(quotationEmail(quotation, circumstances).subject).toBe(subject);
  const marked = quotationEmail(quotation, { ...circumstances, isPossibleSpam: true });
  expect(marked.subject).toBe(`[possible spam] ${subject}`);
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
    "Dear Aminath Ibrahim,",
    "TG-7F3K-9Q2M",
    "Devices: 7",
    "Plan: Gold",
    "Price per device: MVR\u00a0708 a year",
    "Yearly total: MVR\u00a04,956",
  ];
  for (const fact of facts) expect(reply.get("body")).toContain(fact);
});

test("tells sales and buyer of the cheaper larger count, where there is one", () => {
  const advice = "8 would cost MVR\u00a04,320 a year";
  for (const [qty, times] of [
    [6, 0],
    [7, 1],
    [8, 0],
  ] as const) {
    const request = { ...quotation, qty };
    const { text, html } = quotationEmail(request, circumstances);
    for (const shown of [text, visibleText(html), replyTo(request).get("body")]) {
      expect(shown?.split(advice)).toHaveLength(times + 1);
    }
  }
});

test("warns of possible spam before anything else", () => {
  const { text, html } = quotationEmail(quotation, { ...circumstances, isPossibleSpam: true });
  for (const shown of [text, visibleText(html).trim()]) expect(shown).toMatch(/^A field that/);
});

test.each([
  ["+960 777-1234", "tel:+9607771234"],
  ["+960 777 1234 ext 5", "tel:+9607771234"],
  ["Office: (+960) 777–1234 (Ali)", "tel:+9607771234"],
  ["3301234, 7771234", "tel:3301234"],
])("calls the first number of %p", (company_contact, href) => {
  const { text, html } = quotationEmail({ ...quotation, company_contact }, circumstances);
  expect(unescapeHtml(html).match(/tel:[^"]*/g)).toEqual([href, href]);
  expect(text).toContain(`${href}\n`);
});

test("offers no call where there is no number", () => {
  const { text, html } = quotationEmail(
    { ...quotation, company_contact: "by e-mail only" },
    circumstances,
  );
  expect(text + html).not.toMatch(/tel:|Call/);
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
