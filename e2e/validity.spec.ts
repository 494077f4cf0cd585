import { fieldNames } from "../lib/quotation/fields";
import { fieldProblem } from "../lib/quotation/values";
import { expect, test } from "./support/test";

// The native constraints and our rules are separate code, so a real browser compares their results.

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

const visible = ["a", " a ", "a\tb", "O’Brien", "ޢާއިޝަތު", "👩‍🔬", "a\ud800", "\u202eabc", "a\u2028b"];
const blank = [
  "",
  " ",
  "\t",
  "\u00a0",
  "\u200b",
  "\u00ad",
  "\u{e0041}",
  "\u3164",
  "\u115f",
  "\uffa0",
  "\u2800",
  "\0",
  "\u2028",
  "\u0085",
  "\ud800",
];
const texts = [...visible, ...blank];

const textNames = fieldNames.filter((name) => !["company_email", "qty"].includes(name));

const cases = [
  ...emails.map((value) => ({ name: "company_email" as const, value })),
  ...counts.map((value) => ({ name: "qty" as const, value })),
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

  const disagreements = judged.filter(
    ({ name, sent, isValid }) => isValid !== !fieldProblem(name, sent),
  );
  expect(disagreements).toEqual([]);
});
