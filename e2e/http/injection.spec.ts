import { expect, test } from "@playwright/test";
import { mailWith } from "../support/read-mail";
import { someQuotation } from "../support/quotation";

const oneLineFields = ["your_name", "company_contact", "company_name", "company_address"];

const headerInjections = [
  "x\r\nBcc: everybody@evil.example",
  "x\nBcc: everybody@evil.example",
  "x\rBcc: everybody@evil.example",
  "x\r\n\r\nA letter of my own",
  "x\u0085Bcc: everybody@evil.example",
  "x\u2028Bcc: everybody@evil.example",
  "x\u000bBcc: everybody@evil.example",
  "x\0",
  "x\u202Emoc.elpmaxe@eciffo",
  "x\u2066y\u2069",
];
for (const text of headerInjections) {
  test(`refused with a sentence: ${JSON.stringify(text)}`, async ({ request }) => {
    for (const field of oneLineFields) {
      const data = someQuotation({ [field]: text });
      const response = await request.post("/php/emailer.php", { data });
      expect(response.status()).toBe(422);
      expect((await response.json()).fields[field]).toMatch(/^[A-Z].+\.$/);
    }
  });
}

const disguises = [
  "=?utf-8?Q?Bcc:_x@evil.example?=",
  "=?utf-8?B?DQpCY2M6IHhAZXZpbC5leGFtcGxl?=",
  'Sales" <x@evil.example>, "',
  "x@evil.example, y@evil.example;",
  "x <x@evil.example>",
  "%0d%0aBcc: x@evil.example",
  "\\r\\nBcc: x@evil.example",
  "(comment) group: x@evil.example;",
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "</table><style>*{display:none}</style>",
  "<!--",
  "&lt;b&gt;&#60;",
  "{{7*7}} ${7*7} <%= 7*7 %>",
  "javascript:alert(1)",
];
for (const text of disguises) {
  test(`delivered as plain text: ${text}`, async ({ request }) => {
    const quotation = someQuotation();
    const data = { ...quotation, your_name: text, company_address: text, company_contact: text };
    expect((await request.post("/php/emailer.php", { data })).status()).toBe(200);

    const email = await mailWith(quotation.company_name);
    const name = text.replaceAll("=?", "= ?");
    expect(email.replyTo).toEqual([{ name, address: quotation.company_email }]);
    expect(email.to).toMatchObject([{ address: "sales@example.com" }]);
    expect(email.headers.filter(({ key }) => ["bcc", "cc", "to"].includes(key))).toHaveLength(1);
    expect(email.text).toContain(text);
    expect(email.html).not.toMatch(
      /<script|<img|onerror=(?!alert\(1\)&#62;)|<!--|href="javascript/,
    );
    expect(email.html?.match(/<style/g)).toHaveLength(1);
  });
}

test("a company's name cannot be decoded into another one", async ({ request }) => {
  const id = crypto.randomUUID();
  const data = someQuotation({ company_name: `=?utf-8?Q?evil?= ${id}` });
  expect((await request.post("/php/emailer.php", { data })).status()).toBe(200);
  const email = await mailWith(id);
  expect(email.subject).toContain(
    `Quotation request: \u2068= ?utf-8?Q?evil?= ${id}\u2069, 7 devices (TG-`,
  );
});

test("a company's name cannot break the subject", async ({ request }) => {
  const company_name = `"Ice", Ltd; ${"é".repeat(60)} ${crypto.randomUUID()}`;
  const data = someQuotation({ company_name });
  expect((await request.post("/php/emailer.php", { data })).status()).toBe(200);
  const email = await mailWith(company_name);
  expect(email.subject).toContain(`Quotation request: \u2068${company_name}\u2069, 7 devices (TG-`);
});
