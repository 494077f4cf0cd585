import { sampleQuotation } from "@/test-support/quotation";
import { NO_DEVICE_COUNT } from "@/lib/pricing";
import { readBody } from "./read-body";

const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";

const sample = sampleQuotation({ message: "", company_address: "", company_street: "" });

test.each([
  [
    { your_name: " Café ", qty: "3" },
    { your_name: "Café", qty: 3 },
  ],
  [{ qty: null, message: undefined, utm_source: "x" }, { qty: 1 }],
  [{ company_contact: 9607771234 }, { company_contact: "9607771234" }],
])("reads %j as JSON", async (changes, expected) => {
  const body = JSON.stringify({ ...sample, ...changes });
  expect(await read("Application/JSON ; charset=UTF-8", body)).toEqual({
    quotation: { ...sample, ...expected },
    isPossibleSpam: false,
  });
});

test.each([
  [FORM, "your_name=Caf%C3%A9+%26+Ice", "Café & Ice"],
  [`${FORM}; charset=utf-8`, "your_name=Café", "Café"],
  [FORM, "your_name=100% Ice %zz %", "100% Ice %zz %"],
  // The replacement character itself is valid input.
  [FORM, "your_name=%EF%BF%BD", "\ufffd"],
])("reads %s: %j", async (type, entered, your_name) => {
  const { company_email, company_contact, company_name } = sample;
  const rest = { company_email, company_contact, company_name, qty: "7", company_website: "x" };
  expect(await read(type, `${entered}&${new URLSearchParams(rest)}`)).toEqual({
    quotation: { ...sample, your_name },
    isPossibleSpam: true,
  });
});

const notText = [{}, [], true, ["Aminath"]];

test.each([
  ["your_name", [undefined, "", " ", ...notText], "Enter your name."],
  ["company_email", ["", ...notText], "Enter your company e-mail address."],
  ["company_street", notText, "Enter text."],
  ["qty", ["", 0, "1.5", -1e20, ...notText], NO_DEVICE_COUNT],
])("rejects %s: %j", async (name, values, sentence) => {
  for (const value of values) {
    const body = JSON.stringify({ ...sample, [name]: value });
    const failure = { status: 422, details: { fields: { [name]: sentence } } };
    await expect(read(JSON_TYPE, body)).rejects.toMatchObject(failure);
  }
});

test.each([
  [JSON_TYPE, ""],
  [JSON_TYPE, '{"your_name":'],
  [JSON_TYPE, '"text"'],
  [JSON_TYPE, "[]"],
  [JSON_TYPE, "null"],
  [JSON_TYPE, "[".repeat(30_000)],
  [JSON_TYPE, latin1('{"your_name":"Café"}')],
  [`${JSON_TYPE}; charset=iso-8859-1`, latin1('{"your_name":"Café"}')],
  [FORM, latin1("your_name=Café")],
  [FORM, "your_name=Caf%E9"],
])("rejects a malformed %s: %j", async (type, body) => {
  await expect(read(type, body)).rejects.toMatchObject({ status: 400 });
});

test("stops reading an endless body", async () => {
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(9_999)) });
  await expect(read(JSON_TYPE, endless)).rejects.toMatchObject({ status: 413 });
});

test("rejects a body whose connection ends", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) });
  await expect(read(JSON_TYPE, broken)).rejects.toMatchObject({ status: 400 });
});

function read(type: string, body: BodyInit) {
  const init = { method: "POST", body, duplex: "half", headers: { "Content-Type": type } };
  return readBody(new Request("http://localhost/php/emailer.php", init));
}

function latin1(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, "latin1");
}
