import { expect, test, type APIRequestContext } from "@playwright/test";
import { mailWith } from "../support/read-mail";
import { someQuotation } from "../support/quotation";

test("303: a form that is not UTF-8 leads to the page that says so", async ({ request }) => {
  const response = await request.post("/php/emailer.php", {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" },
    data: Buffer.from("your_name=Caf%E9"),
    maxRedirects: 0,
  });
  expect(response.headers().location).toBe(
    "/contact-us/not-sent?reason=unreadable_body#unreadable_body",
  );
});

for (const kind of ["form", "multipart"] as const) {
  const post = (request: APIRequestContext, quotation: ReturnType<typeof someQuotation>) =>
    request.post("/php/emailer.php", {
      [kind]: quotation,
      headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
      maxRedirects: 0,
    });

  test(`303: a ${kind} post arrives and leads to the page that says so`, async ({ request }) => {
    const quotation = someQuotation();
    const response = await post(request, quotation);
    expect(response.status()).toBe(303);
    expect(response.headers().location).toMatch(/^\/contact-us\/sent\?ref=TG-\w{4}-\w{4}$/);
    await mailWith(quotation.company_name);
  });

  test(`303: every failure of a ${kind} post leads to the error page`, async ({ request }) => {
    const refused = someQuotation({ company_street: "relay-refuses" });
    const invalid = someQuotation({ your_name: "", company_email: "secret@" });
    for (const [quotation, location] of [
      [refused, "/contact-us/not-sent?reason=refused_by_mail_server#refused_by_mail_server"],
      [invalid, "/contact-us/not-sent?reason=invalid&fields=your_name,company_email#your_name"],
    ] as const) {
      const response = await post(request, quotation);
      expect(response.status()).toBe(303);
      expect(response.headers().location).toBe(location);
    }
  });
}
