import { type APIResponse, expect, test } from "@playwright/test";
import { formatPrice, yearlyTotal } from "../../lib/pricing";
import { sampleQuotation } from "../../test-support/quotation";
import { mailWith } from "../../test-support/read-mail";

// Tests the endpoint's responses by status. See rate-limit.spec for 429.

const PATH = "/php/emailer.php";

test("200: a mail server has accepted all answers", async ({ request }) => {
  const quotation = sampleQuotation({
    your_name: 'Ibrahim, "Ami" <a@evil.example>',
    company_email: "ami@exämple.mv",
  });
  const response = await request.post(PATH, { data: quotation });
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const answer = await response.json();
  expect(answer).toEqual({ success: true, reference: expect.stringMatching(/^TG-\w{4}-\w{4}$/) });

  const email = await mailWith(quotation.company_name);
  expect(email.subject).toBe(
    `Quotation request: ${quotation.company_name}, 7 devices (${answer.reference})`,
  );
  expect(email.from).toMatchObject({ address: "sales@example.com" });
  expect(email.to).toMatchObject([{ address: "sales@example.com" }]);
  expect(email.replyTo).toEqual([{ name: quotation.your_name, address: "ami@xn--exmple-cua.mv" }]);
  expect(email.attachments).toEqual([]);
  const facts = [...Object.values(quotation), "Gold", formatPrice(yearlyTotal(7))];
  for (const fact of [...facts, answer.reference]) expect(email.text).toContain(String(fact));
});

test("200: a filled honeypot marks the message", async ({ request }) => {
  const filled = sampleQuotation({ company_website: "https://spam.example" });
  expect((await request.post(PATH, { data: filled })).status()).toBe(200);
  const { subject } = await mailWith(filled.company_name);
  expect(subject).toMatch(/^\[possible spam\] Quotation request/);
});

for (const site of ["cross-site", "same-site"]) {
  test(`403: from a page of another site (${site})`, async ({ request }) => {
    const headers = { "Sec-Fetch-Site": site };
    const response = await request.post(PATH, { headers, data: sampleQuotation() });
    await expectFailure(response, 403, "cross_origin");
  });
}

test("200: from a page of this site, under any host name", async ({ request }) => {
  const headers = { "Sec-Fetch-Site": "same-origin", Host: "rewritten-by-a-proxy.example" };
  const response = await request.post(PATH, { headers, data: sampleQuotation() });
  expect(response.status()).toBe(200);
});

for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
  test(`405: ${method}`, async ({ request }) => {
    const response = await request.fetch(PATH, { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe("POST");
    if (method !== "HEAD") await expectFailure(response, 405, "malformed_request");
  });
}

test("413: a body over 32 KB", async ({ request }) => {
  const bytes = Buffer.byteLength(JSON.stringify(sampleQuotation({ filler: "" })));
  const post = (length: number) =>
    request.post(PATH, { data: sampleQuotation({ filler: "x".repeat(length - bytes) }) });
  expect((await post(32 * 1024)).status()).toBe(200);
  await expectFailure(await post(32 * 1024 + 1), 413, "body_too_large");
});

for (const type of ["text/plain", "multipart/form-data; boundary=x", ""]) {
  test(`415: ${type || "no content type"}`, async ({ request }) => {
    const data = Buffer.from(JSON.stringify(sampleQuotation()));
    const response = await request.post(PATH, { headers: { "Content-Type": type }, data });
    await expectFailure(response, 415, "malformed_request");
  });
}

test("422: explains each invalid field in a sentence", async ({ request }) => {
  const response = await request.post(PATH, {
    data: { your_name: " ", company_email: "nobody", company_contact: {}, qty: [] },
  });
  expect(response.status()).toBe(422);
  const { fields, ...answer } = await response.json();
  expect(answer).toEqual({ success: false, error: "invalid_fields" });
  const names = ["company_contact", "company_email", "company_name", "qty", "your_name"];
  expect(Object.keys(fields).sort()).toEqual(names);
  for (const sentence of Object.values(fields)) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

for (const [accept, status] of [
  ["text/html,*/*;q=0.8", 303],
  ["*/*", 303],
  ["application/json", 200],
] as const) {
  test(`${status}: a form whose sender accepts ${accept}`, async ({ request }) => {
    const form = sampleQuotation();
    const response = await request.post(PATH, { form, headers: { accept }, maxRedirects: 0 });
    expect(response.status()).toBe(status);
  });
}

async function expectFailure(response: APIResponse, status: number, error: string) {
  expect(response.status()).toBe(status);
  expect(response.headers()["content-type"]).toContain("application/json");
  expect(await response.json()).toEqual({ success: false, error });
}
