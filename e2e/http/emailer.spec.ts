import { expect, test } from "@playwright/test";
import { formatPrice, yearlyTotal } from "../../lib/pricing";
import { mailWith, readMail } from "../support/read-mail";
import { sendQuotation, someQuotation } from "../support/quotation";
import { freePort } from "../support/free-port";
import { startSite } from "../support/site";

const PATH = "/php/emailer.php";
const JSON_TYPE = { "Content-Type": "application/json" };

test("200: accepted by a mail server, with all that was entered", async ({ request }) => {
  const quotation = someQuotation();
  const response = await request.post(PATH, { data: quotation });
  expect(response.status()).toBe(200);
  const answer = await response.json();
  expect(answer).toEqual({ success: true, reference: expect.stringMatching(/^TG-\w{4}-\w{4}$/) });

  const email = await mailWith(quotation.company_name);
  expect(email.subject).toBe(
    `Quotation request: \u2068${quotation.company_name}\u2069, 7 devices (${answer.reference})`,
  );
  expect(email.from).toMatchObject({ address: "website@example.com" });
  expect(email.to).toMatchObject([{ address: "sales@example.com" }]);
  expect(email.replyTo).toMatchObject([
    { name: quotation.your_name, address: quotation.company_email },
  ]);
  for (const value of [
    ...Object.values(quotation),
    "Gold",
    formatPrice(yearlyTotal(7)),
    answer.reference,
  ]) {
    expect(email.text).toContain(String(value));
  }
});

for (const [name, changes] of Object.entries({
  "a quantity as text": { qty: "7" },
  "no quantity and no address": {
    qty: undefined,
    company_address: undefined,
    company_street: undefined,
  },
  "empty optional fields": { company_address: "", company_street: "" },
  "unknown keys": { utm_source: "newsletter", constructor: { admin: true } },
})) {
  test(`200: with ${name}`, async ({ request }) => {
    const quotation = someQuotation(changes);
    expect((await request.post(PATH, { data: quotation })).status()).toBe(200);
    await mailWith(quotation.company_name);
  });
}

test("200: a filled honeypot marks the message, whether the form says so or its script", async ({
  request,
}) => {
  const filled = someQuotation({ company_website: "https://spam.example" });
  expect((await request.post(PATH, { data: filled })).status()).toBe(200);
  expect((await mailWith(filled.company_name)).subject).toMatch(
    /^\[possible spam\] Quotation request/,
  );

  const marked = someQuotation();
  const headers = { "X-Honeypot": "1" };
  expect((await request.post(PATH, { headers, data: marked })).status()).toBe(200);
  expect((await mailWith(marked.company_name)).subject).toMatch(
    /^\[possible spam\] Quotation request/,
  );
});

// What the framework says to itself is no reason to answer in the endpoint's place.
for (const [name, value] of Object.entries({
  "X-Middleware-Prefetch": "1",
  RSC: "1",
  "Next-Router-Prefetch": "1",
  "Next-Router-Segment-Prefetch": "/_tree",
  "Next-Router-State-Tree": "x",
  "Next-Action": "x",
  "Next-Resume": "1",
  "Next-HMR-Refresh": "1",
  "X-Middleware-Subrequest": "middleware:middleware:middleware:middleware:middleware",
  "X-Middleware-Rewrite": "/",
  "X-Middleware-Next": "1",
  "X-NextJS-Data": "1",
  "X-Matched-Path": "/",
  "X-Now-Route-Matches": "1=1",
  "X-Prerender-Revalidate": "x",
  "X-Invoke-Path": "/",
  "X-Invoke-Status": "404",
  Purpose: "prefetch",
})) {
  test(`200: with the header ${name}`, async ({ request }) => {
    const quotation = someQuotation();
    const response = await request.post(PATH, { headers: { [name]: value }, data: quotation });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ success: true });
    await mailWith(quotation.company_name);
  });
}

test("404 where no server of ours stands before the framework that answers for itself", async () => {
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  const response = await sendQuotation(site.url, someQuotation(), { "X-Middleware-Prefetch": "1" });
  expect(response.status).toBe(404);
  await site.stop();
});

for (const [name, body] of Object.entries({
  "an empty body": "",
  "half of a JSON text": '{"your_name":',
  "a list": "[]",
  "a word": '"hello"',
  null: "null",
  "bytes that are not UTF-8": Buffer.from([0x22, 0xff, 0xfe, 0x22]),
  "deep nesting": "[".repeat(30_000),
})) {
  test(`400: ${name}`, async ({ request }) => {
    const response = await request.post(PATH, { headers: JSON_TYPE, data: Buffer.from(body) });
    await expectFailure(response, 400, "unreadable_body");
  });
}

for (const charset of ["", "; charset=iso-8859-1"]) {
  test(`400: a form that is not UTF-8${charset}`, async ({ request }) => {
    const fields = Object.entries(someQuotation()).map((field) =>
      field.map(String).map(encodeURIComponent).join("="),
    );
    const response = await request.post(PATH, {
      headers: {
        "Content-Type": `application/x-www-form-urlencoded${charset}`,
        Accept: "application/json",
      },
      data: Buffer.from([...fields, "company_street=Caf%E9"].join("&")),
    });
    await expectFailure(response, 400, "unreadable_body");
  });
}

test("400: a multipart body without its boundary", async ({ request }) => {
  const headers = { "Content-Type": "multipart/form-data", Accept: "application/json" };
  const response = await request.post(PATH, { headers, data: Buffer.from("your_name=x") });
  await expectFailure(response, 400, "unreadable_body");
});

const foreign: Record<string, Record<string, string>> = {
  "another site": { "Sec-Fetch-Site": "cross-site" },
  "a neighbour under the same domain": {
    "Sec-Fetch-Site": "same-site",
    Origin: "https://evil.example",
  },
  "a neighbour that hides": { "Sec-Fetch-Site": "same-site" },
  "another origin, from an older browser": { Origin: "https://evil.example" },
  "a hidden origin": { Origin: "null" },
  "another port of this host": { Origin: "http://127.0.0.1:1" },
};
for (const [name, headers] of Object.entries(foreign)) {
  test(`403: ${name}`, async ({ request }) => {
    const quotation = someQuotation();
    const response = await request.post(PATH, { headers, data: quotation });
    await expectFailure(response, 403, "foreign_origin");
  });
}

test("403 is not for this site itself, whatever name it is reached by", async ({ request }) => {
  const own: Record<string, string>[] = [
    { "Sec-Fetch-Site": "same-origin", Origin: "https://proxied.example" },
    { "Sec-Fetch-Site": "none" },
    { Origin: "http://preview.example", Host: "preview.example" },
  ];
  for (const headers of own) {
    const response = await request.post(PATH, { headers, data: someQuotation() });
    expect(response.status()).toBe(200);
  }
});

for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
  test(`405: ${method}`, async ({ request }) => {
    const response = await request.fetch(PATH, { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe("POST");
    if (method !== "HEAD") {
      expect(await response.json()).toEqual({ success: false, error: "method_not_allowed" });
    }
  });
}

for (const type of ["text/plain", "application/xml", "application/jsonp", ""]) {
  test(`415: ${type || "no content type"}`, async ({ request }) => {
    const response = await request.post(PATH, {
      headers: { "Content-Type": type },
      data: Buffer.from(JSON.stringify(someQuotation())),
    });
    await expectFailure(response, 415, "unsupported_content_type");
  });
}

test("422: names each field at fault with a sentence", async ({ request }) => {
  const response = await request.post(PATH, {
    data: { your_name: " ", company_email: "nobody", company_contact: "1\n2", qty: 100 },
  });
  expect(response.status()).toBe(422);
  const answer = await response.json();
  expect(answer).toMatchObject({ success: false, error: "invalid" });
  expect(Object.keys(answer.fields).sort()).toEqual([
    "company_contact",
    "company_email",
    "company_name",
    "qty",
    "your_name",
  ]);
  for (const sentence of Object.values(answer.fields)) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

test("422: a file where a text should be", async ({ request }) => {
  const response = await request.post(PATH, {
    headers: { Accept: "application/json" },
    multipart: {
      ...someQuotation(),
      company_name: { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
    },
  });
  expect(response.status()).toBe(422);
  expect(Object.keys((await response.json()).fields)).toEqual(["company_name"]);
});

for (const word of ["relay-refuses", "relay-defers"]) {
  test(`502: ${word}`, async ({ request }) => {
    const quotation = someQuotation({ company_address: word });
    const response = await request.post(PATH, { data: quotation });
    await expectFailure(response, 502, "refused_by_mail_server");
    expect((await readMail()).some((email) => email.text?.includes(quotation.company_name))).toBe(
      false,
    );
  });
}

test("503: the mail server hangs up", async ({ request }) => {
  const response = await request.post(PATH, {
    data: someQuotation({ company_address: "relay-drops" }),
  });
  await expectFailure(response, 503, "no_mail_server");
});

test("503: the mail server falls silent, answered within ten seconds", async ({ request }) => {
  const started = Date.now();
  const response = await request.post(PATH, {
    data: someQuotation({ company_address: "relay-hangs" }),
  });
  await expectFailure(response, 503, "no_mail_server");
  expect(Date.now() - started).toBeLessThan(10_000);
});

test("503: no mail server there", async ({ playwright }) => {
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  const request = await playwright.request.newContext({ baseURL: site.url });
  const response = await request.post(PATH, { data: someQuotation() });
  await expectFailure(response, 503, "no_mail_server");
  await site.stop();
});

async function expectFailure(
  response: { status(): number; json(): Promise<unknown>; headers(): Record<string, string> },
  status: number,
  error: string,
) {
  expect(response.status()).toBe(status);
  expect(response.headers()["content-type"]).toContain("application/json");
  expect(await response.json()).toEqual({ success: false, error });
}
