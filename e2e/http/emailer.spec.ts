import { expect, test } from "@playwright/test";
import { mailWith, readMail } from "../support/mail";
import { someQuotation } from "../support/quotation";
import { freePort, startSite } from "../support/site";

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
    `Quotation request: ${quotation.company_name}, 7 devices (${answer.reference})`,
  );
  expect(email.from).toMatchObject({ address: "website@example.com" });
  expect(email.to).toMatchObject([{ address: "sales@example.com" }]);
  expect(email.replyTo).toMatchObject([
    { name: quotation.your_name, address: quotation.company_email },
  ]);
  for (const value of [...Object.values(quotation), "Gold", "MVR\u00a04,956", answer.reference]) {
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

test("200: a filled spam trap marks the message, whether the form says so or its script", async ({
  request,
}) => {
  const filled = someQuotation({ company_website: "https://spam.example" });
  expect((await request.post(PATH, { data: filled })).status()).toBe(200);
  expect((await mailWith(filled.company_name)).subject).toMatch(
    /^\[possible spam\] Quotation request/,
  );

  const marked = someQuotation();
  const headers = { "X-Spam-Trap": "1" };
  expect((await request.post(PATH, { headers, data: marked })).status()).toBe(200);
  expect((await mailWith(marked.company_name)).subject).toMatch(
    /^\[possible spam\] Quotation request/,
  );
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
