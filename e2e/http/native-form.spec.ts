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
}
