import { expect, test } from "@playwright/test";
import { sampleQuotation } from "../support/quotation";
import { mailWith } from "../support/read-mail";

const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

for (const kind of ["form", "multipart"] as const) {
  test(`303: a ${kind} post is delivered and leads to the page of success`, async ({ request }) => {
    const quotation = sampleQuotation();
    const options = { headers, [kind]: quotation, maxRedirects: 0 };
    const response = await request.post("/php/emailer.php", options);
    expect(response.status()).toBe(303);
    expect(response.headers().location).toMatch(/^\/contact-us\/sent\?ref=TG-\w{4}-\w{4}$/);
    await mailWith(quotation.company_name);
  });

  const failures: [object, string][] = [
    [{ company_street: "relay-refuses" }, "not_delivered#not_delivered"],
    [
      { your_name: "", company_email: "secret@" },
      "invalid_fields&fields=your_name,company_email#your_name",
    ],
  ];
  for (const [changes, reason] of failures) {
    test(`303: a ${kind} post leads to the page of ${reason}`, async ({ request }) => {
      const options = { headers, [kind]: sampleQuotation({ ...changes }), maxRedirects: 0 };
      const response = await request.post("/php/emailer.php", options);
      expect(response.status()).toBe(303);
      expect(response.headers().location).toBe(`/contact-us/not-sent?reason=${reason}`);
    });
  }
}
