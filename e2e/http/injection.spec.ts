import { expect, test } from "@playwright/test";
import { sampleQuotation } from "../../test-support/quotation";
import { mailWith } from "../../test-support/read-mail";

for (const text of [
  "=?utf-8?Q?Bcc:_x@evil.example?=",
  "=?utf-8?B?DQpCY2M6IHhAZXZpbC5leGFtcGxl?=",
  'Sales" <x@evil.example>, "',
  "x@evil.example, y@evil.example;",
  "%0d%0aBcc: x@evil.example",
  "(comment) group: x@evil.example;",
  `"><img src=x onerror=alert(1)>`,
  "</table><style>*{display:none}</style>",
  "<!--",
  "&lt;b&gt;&#60;",
  "javascript:alert(1)",
]) {
  test(`delivers as plain text: ${text}`, async ({ request }) => {
    const id = crypto.randomUUID();
    const data = sampleQuotation({
      your_name: text,
      company_address: text,
      company_contact: text,
      company_name: `${text} ${id}`,
    });
    expect((await request.post("/php/emailer.php", { data })).status()).toBe(200);
    const email = await mailWith(id);
    // Mail programs would decode an encoded word, so the site breaks it up.
    const name = text.replaceAll("=?", "= ?");
    expect(email.subject).toContain(`Quotation request: ${name} ${id}, 7 devices (TG-`);
    expect(email.replyTo).toEqual([{ name, address: data.company_email }]);
    expect(email.to).toMatchObject([{ address: "sales@example.com" }]);
    expect(email.headers.filter(({ key }) => ["bcc", "cc", "to"].includes(key))).toHaveLength(1);
    expect(email.text).toContain(text);
    expect(email.html).not.toMatch(/<script|<style|<img|<!--|href="javascript/);
  });
}
