import { z } from "zod";
import { circumstances, someQuotation } from "@/e2e/support/quotation";
import { log } from "@/lib/log";
import { quotationEmail } from "@/lib/quotation/email/compose";
import { fieldNames, quotationFields, textFieldNames, trimEnds } from "@/lib/quotation/fields";
import { quotationSchema } from "@/lib/quotation/schema";
import { clientAddress } from "./client-address";
import { handleQuotationRequest } from "./handle";

/*
 * Whatever reads a visitor's text takes a time that grows with the length of the text only: one request must not hold
 * up the others. Measured against one pass over as many letters, so that it holds on every machine: an expression that
 * tries each start with each end takes a thousand times as long, and one that the engine does not compile 13 times.
 */
const FACTOR = 60;

const valid = someQuotation();

beforeAll(() => jest.spyOn(console, "log").mockImplementation(() => {}));

test.each(fieldNames)("the schema of %s", (name) =>
  expectLinear((text) => quotationSchema.safeParse({ ...valid, [name]: text })),
);

test.each(textFieldNames)("the pattern of %s", (name) => {
  // As a browser compiles the attribute, without the length that it lets in.
  const pattern = new RegExp(`^(?:${quotationFields[name].pattern})$`, "v");
  return expectLinear((text) => pattern.test(text));
});

test("what takes off the ends", () => expectLinear(trimEnds));

test("zod's e-mail pattern", () => expectLinear((text) => z.regexes.html5Email.test(text)));

test("the log", async () => {
  const write = (message: string) => log({ event: "relay failed", message });
  await expectLinear(write);
  // As much of it as the log looks at.
  await expectLinear(write, 2_000);
  const message = "550 Who is Aminath ".repeat(100);
  await expectLinear((text) => log({ event: "relay failed", message }, [text, text]), 250);
});

test("the e-mail", () =>
  expectLinear(
    (text) => {
      const quotation = { ...valid, your_name: text, company_name: text, company_street: text };
      quotationEmail({ ...quotation, company_contact: text.slice(0, 40) }, circumstances);
    },
    200,
    (text) => text.toWellFormed(),
  ));

const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=x";
const PART = '--x\r\nContent-Disposition: form-data; name="your_name"';

test.each(["Accept", "Content-Type", "Cookie", "Host", "Idempotency-Key", "Origin", "X-Honeypot"])(
  "the header %s",
  (name) =>
    expectLinear((text) => post("", { "Content-Type": FORM, [name]: text }), 60_000, inHeader),
);

test("the header X-Forwarded-For", () =>
  expectLinear(
    (text) => clientAddress(new Headers({ "X-Forwarded-For": text }), oneProxy),
    60_000,
    inHeader,
  ));

test.each<[string, string, (text: string) => string]>([
  ["a form", FORM, (text) => text],
  ["JSON", "application/json", (text) => text],
  ["a text in JSON", "application/json", (text) => `{"your_name":${JSON.stringify(text)}}`],
  ["a part", PARTS, (text) => `${PART}\r\n\r\n${text}\r\n--x--`],
  ["a part's head", PARTS, (text) => `${PART}; ${text}`],
])("%s, as long as it is let in", (_, type, shape) =>
  expectLinear(
    (body) => post(body, { "Content-Type": type }),
    31_000,
    (text) => shape(text).slice(0, 32_000),
  ),
);

const oneProxy = { VERCEL: false, TRUST_PROXY_HOPS: 1 };

function post(body: string, headers: Record<string, string>): Promise<Response> {
  const init = { method: "POST", body, headers };
  return handleQuotationRequest(new Request("http://localhost/php/emailer.php", init));
}

/** What no header can carry is left out. */
function inHeader(text: string): string {
  return text.replace(/[^\t\x20-\x7e]/g, "_");
}

const units = [
  ...[" ", "\t", "\n", "\r\n", "x ", "\u202a", "\u202a ", "\u200b", "\u2800", "\u0301", "é", "😀"],
  ...[
    "x",
    "=",
    "=?",
    "@",
    "x@",
    "x.",
    "x-",
    ".",
    "-",
    "_",
    "e",
    "?",
    "&",
    "x=",
    "%",
    "%41",
    "%E9",
    "+",
  ],
  ...[
    "1",
    "1 ",
    "1-",
    "1.",
    "1:",
    "1.1.1.1,",
    "(",
    "[",
    "]",
    "]:",
    ":",
    ",",
    "x,",
    ";",
    "<",
    '"',
    "\\",
  ],
];
const ends = [
  ["", ""],
  ["x", "x"],
  ["x", "\n"],
  ["1", "x"],
  ["[", "x"],
  ["x@", "!"],
] as const;

/** Holds `read` to some times what it takes by itself and one pass over letters, whatever the text is made of. */
async function expectLinear(
  read: (text: string) => unknown,
  length = 60_000,
  shape = (text: string) => text,
) {
  const letters = "x".repeat(length);
  const measureLimit = async () =>
    FACTOR *
    ((await bestTime(() => Array.from(letters).length)) + (await bestTime(() => read(shape("x")))));
  let limit = await measureLimit();
  for (const unit of units) {
    for (const [start, end] of ends) {
      const text = shape(start + unit.repeat(length).slice(0, length) + end);
      let isSlow = (await bestTime(() => read(text), limit)) > limit;
      if (isSlow) {
        // The machine may be busier by now than when the limit was measured.
        limit = await measureLimit();
        isSlow = (await bestTime(() => read(text), limit)) > limit;
      }
      expect({ unit, start, end, isSlow }).toEqual({ unit, start, end, isSlow: false });
    }
  }
}

/** The best of some runs, or the first that is good enough: another process may have had the processor. */
async function bestTime(run: () => unknown, goodEnough = 0): Promise<number> {
  const begun = performance.now();
  const times: number[] = [];
  do {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  } while (
    Math.min(...times) > goodEnough &&
    times.length < 8 &&
    performance.now() - begun < 5_000
  );
  return Math.min(...times);
}
