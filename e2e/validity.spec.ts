import { fieldNames } from "../lib/quotation/fields";
import { quotationSchema } from "../lib/quotation/schema";
import { sampleQuotation } from "./support/quotation";
import { expect, test } from "./support/test";

// The native constraints and the server's schema are separate code, so a real browser compares their results.

const locals = [
  "a.b",
  "a+b",
  ".a",
  "a.",
  "a..b",
  "a b",
  "ä",
  '"a"',
  "a@b",
  "{x}",
  "=?x",
  "a=b?c",
  "",
];
const labels = ["b", "b.co", "b-c.co", "-b.co", "b-.co", "b..co", "b.co.", "b_c.co", ""];
const hosts = ["192.0.2.1", "[192.0.2.1]", `${"x".repeat(63)}.co`, `${"x".repeat(64)}.co`];
const emails = locals.flatMap((local) => [
  local,
  ...[...labels, ...hosts].map((domain) => `${local}@${domain}`),
]);

const integers = ["", "0", "1", "99", "100", "-1", "01", "+1", "abc", "9".repeat(20)];
const counts = [...integers, "1.5", "2.0", "1e1", "1e2", ".5", "5."];

const plain = ["", " ", "a", " a ", "\t", "a\tb", "O’Brien", "ޢާއިޝަތު", "👩‍🔬", "\ud800", "a\ud800"];
const invisible = ["\u00a0", "\u200b", "a\u200db", "\u00ad", "\u3164", "\u2800", "\u{e0041}", "\0"];
const blanks = [
  "\ufeffa",
  "\u3000a\u00a0",
  "\u200ba\u2028",
  " \u2800a\u0085",
  "a\u2028b",
  "\u2028",
];
const marks = [
  "\u202eabc",
  "\u202aabc\u202c",
  " \u200e abc\u2069 ",
  "a\u200eb",
  "\u200e",
  "a\u2066b",
];
const texts = [...plain, ...invisible, ...blanks, ...marks, "\u0085"];

const textNames = fieldNames.filter((name) => !["company_email", "qty"].includes(name));

const cases = [
  ...emails.map((value) => ({ name: "company_email", value })),
  ...counts.map((value) => ({ name: "qty", value })),
  ...textNames.flatMap((name) => texts.map((value) => ({ name, value }))),
];

test("the server accepts what browsers accept without a script", async ({ page }) => {
  await page.goto("/contact-us");
  const judged = await page.evaluate((all) => {
    const form = document.querySelector("form");
    return all.map(({ name, value }) => {
      const input = form?.elements.namedItem(name);
      const isControl = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
      if (!isControl) throw new Error(`No field ${name}`);
      input.value = value;
      // Browsers sanitize some values before they validate and send them.
      return { name, typed: value, sent: input.value, isValid: input.validity.valid };
    });
  }, cases);

  const disagreements = judged.filter(({ name, sent, isValid }) => {
    const { success } = quotationSchema.safeParse(sampleQuotation({ [name]: sent }));
    // The server finds an address in what the browser refuses, such as "a@b.co.".
    return name === "company_email" ? isValid && !success : success !== isValid;
  });
  expect(disagreements).toEqual([]);
});
