import { fieldNames } from "../lib/quotation/fields";
import { quotationSchema } from "../lib/quotation/schema";
import { sampleQuotation } from "./support/quotation";
import { expect, test } from "./support/test";

// Native validity and the server's schema are stated apart; here a real browser judges what the schema judges.

const locals = [
  "a",
  "a.b",
  "a+b",
  ".a",
  "a.",
  "a..b",
  "a b",
  "ä",
  '"a"',
  "a@b",
  "o'neil",
  "{x}",
  "=?x",
  "a=b?c",
  "",
];
const domains = [
  "b",
  "b.co",
  "b-c.co",
  "-b.co",
  "b-.co",
  "b..co",
  "b.co.",
  "192.0.2.1",
  "[192.0.2.1]",
  "b_c.co",
  "",
  "x".repeat(63) + ".co",
  "x".repeat(64) + ".co",
];
const emails = locals.flatMap((local) => [...domains.map((domain) => `${local}@${domain}`), local]);

const counts = [
  "",
  "0",
  "1",
  "99",
  "100",
  "-1",
  "1.5",
  "2.0",
  "1e1",
  "1e2",
  "01",
  "+1",
  "abc",
  "9".repeat(20),
  ".5",
  "5.",
];

const texts = [
  "",
  " ",
  "a",
  " a ",
  "\t",
  "a\tb",
  "\u00a0",
  "\u200b",
  "\u202eabc",
  "\u202aabc\u202c",
  " \u200e abc\u2069 ",
  "a\u200eb c",
  "\u200e",
  "a\u2066b",
  "\u0000",
  "\u0085",
  "O’Brien",
  "ޢާއިޝަތު",
  "👩‍🔬",
  "a\u200db",
  "\u00ad",
  "\u3164",
  "\u2800",
  "\ud800",
  "a\ud800",
  "\u{e0041}",
];

const lines = fieldNames.filter((name) => !["company_email", "qty"].includes(name));

const cases = [
  ...emails.map((value) => ({ name: "company_email", value })),
  ...counts.map((value) => ({ name: "qty", value })),
  ...lines.flatMap((name) => texts.map((value) => ({ name, value }))),
];

test("what the browser lets through the server accepts, and the other way round", async ({
  page,
}) => {
  await page.goto("/contact-us");
  const judged = await page.evaluate((all) => {
    const form = document.querySelector("form");
    return all.map(({ name, value }) => {
      const input = form?.elements.namedItem(name);
      const isControl = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (!isControl) throw new Error(`No field ${name}`);
      input.value = value;
      // What would be sent: browsers clean some values up before they judge them.
      return { name, typed: value, sent: input.value, isValid: input.validity.valid };
    });
  }, cases);

  const disagreements = judged.filter(({ name, sent, isValid }) => {
    const quotation = sampleQuotation({ [name]: sent });
    return quotationSchema.safeParse(quotation).success !== isValid;
  });
  expect(disagreements).toEqual([]);
});

test("the browser's length limits are the server's", async ({ page }) => {
  await page.goto("/contact-us");
  for (const name of lines) {
    const field = page.locator(`[name=${name}]`);
    await field.focus();
    await page.keyboard.insertText("x".repeat(1_000));
    // As much as the browser has let in.
    const longest = await field.inputValue();
    const accepts = (value: string) =>
      quotationSchema.safeParse(sampleQuotation({ [name]: value })).success;
    expect([name, accepts(longest), accepts(`${longest}x`)]).toEqual([name, true, false]);
  }
});
