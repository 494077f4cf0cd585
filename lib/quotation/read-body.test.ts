import { setTimeout as pause } from "node:timers/promises";
import { isNativeFormPost, readBody } from "./read-body";

const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=between";

test.each([
  [JSON_TYPE, '{"your_name":"Café","qty":3}', { your_name: "Café", qty: 3 }],
  ["Application/JSON ; charset=UTF-8", '{"qty":3}', { qty: 3 }],
  [FORM, "your_name=Caf%C3%A9+%26+Ice&qty=3", { your_name: "Café & Ice", qty: "3" }],
  [`${FORM}; charset=utf-8`, "your_name=Café", { your_name: "Café" }],
  [PARTS, part("your_name", "Café"), { your_name: "Café" }],
  [FORM, "company_name=100% Ice %zz %", { company_name: "100% Ice %zz %" }],
  [FORM, "", {}],
  // The replacement character itself is valid input.
  [FORM, "your_name=%EF%BF%BD", { your_name: "\ufffd" }],
  [PARTS, part("your_name", "\ufffd"), { your_name: "\ufffd" }],
])("reads %s: %j", async (type, body, fields) => {
  expect(await read(type, body)).toEqual(fields);
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
  [`${FORM}; charset=iso-8859-1`, "your_name=Caf%E9&qty=1"],
  [FORM, "company_street=%C3"],
  [FORM, "company_street=%C0%80"],
  [FORM, "company_street=%ED%A0%80"],
  [PARTS, latin1(part("your_name", "Café"))],
  [PARTS, "your_name=x"],
  ["multipart/form-data", "x"],
])("rejects a malformed %s: %j", async (type, body) => {
  await expect(read(type, body)).rejects.toMatchObject({ status: 400 });
});

test("rejects a body whose connection ends", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) });
  await expect(read(JSON_TYPE, broken)).rejects.toMatchObject({ status: 400 });
});

test.each([
  ["its own", "192.0.2.1", "192.0.2.1", 0],
  ["all", undefined, undefined, 0],
  ["no other network's", "192.0.2.1", "192.0.2.2", 1],
])("ends the oldest of %s slow bodies", async (_, slow, next, survivors) => {
  const ended: unknown[] = [];
  const bodies = Array.from({ length: 1_500 }, () => {
    let breakOff = () => {};
    const body = new ReadableStream({ start: (stream) => (breakOff = () => stream.error()) });
    read(FORM, body, slow).catch((failure: unknown) => ended.push(failure));
    return breakOff;
  });
  await pause(0);
  const before = ended.length;
  expect(before).toBeGreaterThan(400);
  expect(ended[0]).toMatchObject({ status: 503, details: { retryAfter: 29 } });
  expect(await read(FORM, "qty=3", next)).toEqual({ qty: "3" });
  expect(ended.length - before).toBe(1 - survivors);
  for (const breakOff of bodies) breakOff();
  await pause(0);
});

test.each([
  [FORM, "text/html,*/*;q=0.8", true],
  [`${PARTS}; charset=utf-8`, "application/xhtml+xml, text/html", true],
  [FORM, "*/*", false],
  [FORM, "text/htmlx", false],
  [JSON_TYPE, "text/html", false],
])("%s accepting %s is a native form post: %s", (type, accept, expected) => {
  const headers = new Headers({ "Content-Type": type, Accept: accept });
  expect(isNativeFormPost(headers)).toBe(expected);
  headers.delete("Accept");
  expect(isNativeFormPost(headers)).toBe(false);
});

function read(type: string, body: BodyInit, network?: string) {
  return readBody(post(type, body), network);
}

function post(type: string, body: BodyInit): Request {
  const init = {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Type": type },
  };
  return new Request("http://localhost/php/emailer.php", init);
}

function part(name: string, value: string): string {
  return `--between\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--between--`;
}

function latin1(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, "latin1");
}
