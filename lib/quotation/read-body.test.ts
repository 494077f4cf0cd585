import { readBody } from "./read-body";
import { noValues } from "./values";

const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";

test.each([
  [JSON_TYPE, '{"your_name":"Café","qty":3}', { your_name: "Café", qty: "3" }],
  ["Application/JSON ; charset=UTF-8", '{"qty":null,"utm_source":"x"}', {}],
  [JSON_TYPE, '{"company_website":"filled"}', { company_website: true }],
  [FORM, "your_name=Caf%C3%A9+%26+Ice&qty=3", { your_name: "Café & Ice", qty: "3" }],
  [`${FORM}; charset=utf-8`, "your_name=Café", { your_name: "Café" }],
  [FORM, "company_name=100% Ice %zz %", { company_name: "100% Ice %zz %" }],
  [FORM, "", {}],
  // The replacement character itself is valid input.
  [FORM, "your_name=%EF%BF%BD", { your_name: "\ufffd" }],
])("reads %s: %j", async (type, body, fields) => {
  expect(await read(type, body)).toEqual({ ...noValues, company_website: false, ...fields });
});

test.each([
  [JSON_TYPE, ""],
  [JSON_TYPE, '{"your_name":'],
  [JSON_TYPE, '"text"'],
  [JSON_TYPE, "[]"],
  [JSON_TYPE, "null"],
  [JSON_TYPE, '{"qty":[3]}'],
  [JSON_TYPE, '{"your_name":true}'],
  [JSON_TYPE, "[".repeat(30_000)],
  [JSON_TYPE, latin1('{"your_name":"Café"}')],
  [`${JSON_TYPE}; charset=iso-8859-1`, latin1('{"your_name":"Café"}')],
  [FORM, latin1("your_name=Café")],
  [FORM, "your_name=Caf%E9"],
])("rejects a malformed %s: %j", async (type, body) => {
  await expect(read(type, body)).rejects.toMatchObject({ status: 400 });
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
