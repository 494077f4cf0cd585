import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { readMail, waitForMail } from "../support/mail";
import { someQuotation } from "../support/quotation";
import { freePort, serveSite, startSite } from "../support/site";

const PATH = "/php/emailer.php";
const JSON_TYPE = { "Content-Type": "application/json" };

test("200: accepted by a mail server, with all that was entered", async ({ request }) => {
  const quotation = someQuotation();
  const response = await request.post(PATH, { data: quotation });
  expect(response.status()).toBe(200);
  const answer = await response.json();
  expect(answer).toEqual({ success: true, reference: expect.stringMatching(/^TG-\w{4}-\w{4}$/) });

  const email = await mailAbout(quotation);
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
    await mailAbout(quotation);
  });
}

test("200: a filled spam trap marks the message, whether the form says so or its script", async ({
  request,
}) => {
  const filled = someQuotation({ company_website: "https://spam.example" });
  expect((await request.post(PATH, { data: filled })).status()).toBe(200);
  expect((await mailAbout(filled)).subject).toMatch(/^\[possible spam\] Quotation request/);

  const marked = someQuotation();
  const headers = { "X-Spam-Trap": "1" };
  expect((await request.post(PATH, { headers, data: marked })).status()).toBe(200);
  expect((await mailAbout(marked)).subject).toMatch(/^\[possible spam\] Quotation request/);
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

test("408: a body that trickles", async ({ baseURL }) => {
  test.setTimeout(20_000);
  const { status, body, isClosed } = await trickle(`${baseURL}${PATH}`);
  expect(status).toBe(408);
  expect(JSON.parse(body)).toEqual({ success: false, error: "body_too_slow" });
  expect(isClosed).toBe(true);
});

test("413: a body over 32 KB, whether its length is announced or not", async ({ baseURL }) => {
  const url = `${baseURL}${PATH}`;
  for (const isAnnounced of [true, false]) {
    expect((await post(url, bodyOf(32 * 1024), isAnnounced)).status).toBe(200);
    const { status, body } = await post(url, bodyOf(32 * 1024 + 1), isAnnounced);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual({ success: false, error: "body_too_large" });
  }
});

const endless: [number, string, Record<string, string>][] = [
  [403, "POST", { ...JSON_TYPE, Origin: "https://evil.example" }],
  [405, "PUT", JSON_TYPE],
  [413, "POST", JSON_TYPE],
  [415, "POST", { "Content-Type": "text/plain" }],
];
for (const [expected, method, headers] of endless) {
  test(`${expected}: a body without end is cut off`, async ({ baseURL }) => {
    let status: number | undefined;
    // Who still writes when the connection ends can lose the answer to the reset, as TCP has it.
    while (status === undefined) {
      const poured = await pour(`${baseURL}${PATH}`, { method, headers }, 100 * 1024 * 1024);
      expect(poured.sent).toBeLessThan(10 * 1024 * 1024);
      ({ status } = poured);
    }
    expect(status).toBe(expected);
  });
}

test("what no page and no route takes gets an answer of the table and one line of the log", async () => {
  const site = await serveSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status?: number; error: string }>((resolve, reject) => {
      const { port } = site;
      const request = httpRequest(
        { host: "127.0.0.1", port, method, path, headers },
        (response) => {
          text(response).then(
            (body) => resolve({ status: response.statusCode, error: JSON.parse(body).error }),
            reject,
          );
        },
      );
      request.on("error", reject).end();
    });
  const action = { "Next-Action": "7f00000000000000000000000000000000000000ff" };
  const refused = { status: 405, error: "method_not_allowed" };
  expect(await ask("TRACE", PATH)).toEqual(refused);
  expect(await ask("PROPFIND", PATH)).toEqual(refused);
  expect(await ask("POST", "*")).toEqual(refused);
  expect(await ask("POST", "/contact-us", action)).toEqual(refused);
  expect(
    await ask("POST", "/contact-us", {
      ...action,
      "Content-Type": "multipart/form-data; boundary=x",
    }),
  ).toEqual(refused);
  expect(await ask("POST", PATH, { ...action, ...JSON_TYPE })).toEqual({
    status: 400,
    error: "unreadable_body",
  });
  await site.stop();
  const lines = site
    .output()
    .split("\n")
    .filter((line) => /^\s*([{⨯]|at |\w*Error)/.test(line));
  expect(lines.map((line) => JSON.parse(line).outcome)).toEqual([
    ...Array<string>(5).fill("method_not_allowed"),
    "unreadable_body",
  ]);
});

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
      ...textFields(someQuotation()),
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

for (const [kind, encode] of Object.entries({
  urlencoded: (fields: Record<string, string>) => ({ form: fields }),
  multipart: (fields: Record<string, string>) => ({ multipart: fields }),
})) {
  const postForm = (request: APIRequestContext, fields: Record<string, string>) =>
    request.post(PATH, {
      ...encode(fields),
      headers: { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
      maxRedirects: 0,
    });

  test(`303: a native ${kind} post arrives and leads to the page that says so`, async ({
    request,
  }) => {
    const quotation = someQuotation();
    const response = await postForm(request, textFields(quotation));
    expect(response.status()).toBe(303);
    expect(response.headers().location).toMatch(/^\/contact-us\/sent\?ref=TG-\w{4}-\w{4}$/);
    await mailAbout(quotation);
  });

  test(`303: every failure of a native ${kind} post leads to the error page`, async ({
    request,
  }) => {
    const refused = textFields(someQuotation({ company_street: "relay-refuses" }));
    const invalid = textFields(someQuotation({ your_name: "", company_email: "secret@" }));
    for (const [fields, location] of [
      [refused, "/contact-us/not-sent?reason=refused_by_mail_server#refused_by_mail_server"],
      [invalid, "/contact-us/not-sent?reason=invalid&fields=your_name,company_email#your_name"],
    ] as const) {
      const response = await postForm(request, fields);
      expect(response.status()).toBe(303);
      expect(response.headers().location).toBe(location);
    }
  });
}

function mailAbout({ company_name }: { company_name: string }) {
  return waitForMail((email) => email.text?.includes(company_name) ?? false);
}

async function expectFailure(
  response: { status(): number; json(): Promise<unknown>; headers(): Record<string, string> },
  status: number,
  error: string,
) {
  expect(response.status()).toBe(status);
  expect(response.headers()["content-type"]).toContain("application/json");
  expect(await response.json()).toEqual({ success: false, error });
}

function textFields(quotation: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(quotation).map(([name, value]) => [name, String(value)]),
  );
}

function bodyOf(bytes: number): Buffer {
  const empty = Buffer.byteLength(JSON.stringify(someQuotation({ filler: "" })));
  return Buffer.from(JSON.stringify(someQuotation({ filler: "x".repeat(bytes - empty) })));
}

function post(url: string, body: Buffer, isAnnounced: boolean) {
  return new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const request = httpRequest(url, {
      method: "POST",
      headers: { ...JSON_TYPE, ...(isAnnounced && { "Content-Length": body.byteLength }) },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    request.write(body);
    request.end();
  });
}

/** Sends up to `bytes` in pieces, until the server ends the connection. */
function pour(
  url: string,
  options: { method: string; headers: Record<string, string> },
  bytes: number,
) {
  return new Promise<{ status?: number; sent: number }>((resolve) => {
    let [sent, status]: [number, number | undefined] = [0, undefined];
    const request = httpRequest(url, options);
    const piece = Buffer.alloc(64 * 1024, " ");
    const next = () => {
      if (sent >= bytes) return request.end();
      sent += piece.byteLength;
      request.write(piece, () => setTimeout(next, 5));
    };
    request.on("response", (response) => (status = response.resume().statusCode));
    request.on("error", () => {});
    request.on("close", () => resolve({ status, sent }));
    next();
  });
}

/** Sends one byte a second for as long as the server lets us. */
function trickle(url: string): Promise<{ status?: number; body: string; isClosed: boolean }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, {
      method: "POST",
      headers: { ...JSON_TYPE, "Content-Length": 1_000 },
    });
    const timer = setInterval(() => request.write(" "), 1_000);
    request.on("error", reject);
    request.on("response", (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => {
        clearInterval(timer);
        const socket = request.socket;
        const isClosed = () => resolve({ status: response.statusCode, body, isClosed: true });
        if (!socket || socket.destroyed) return isClosed();
        socket.once("close", isClosed);
        setTimeout(() => resolve({ status: response.statusCode, body, isClosed: false }), 2_000);
      });
    });
  });
}
