import { READ_BODY_MS } from "@/lib/time-limits";
import { isNativeFormPost, readBody } from "./read-body";

const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=between";
const LIMIT = 32 * 1024;

afterEach(() => jest.useRealTimers());

test.each([
  [JSON_TYPE, '{"your_name":"Café","qty":3}', { your_name: "Café", qty: 3 }],
  ["Application/JSON ; charset=UTF-8", '{"qty":3}', { qty: 3 }],
  [FORM, "your_name=Caf%C3%A9+%26+Ice&qty=3", { your_name: "Café & Ice", qty: "3" }],
  [`${FORM}; charset=utf-8`, "your_name=Café", { your_name: "Café" }],
  [PARTS, part("your_name", "Café"), { your_name: "Café" }],
  [FORM, "company_name=100% Ice %zz %", { company_name: "100% Ice %zz %" }],
  [FORM, "", {}],
  // The replacement character itself is valid.
  [FORM, "your_name=%EF%BF%BD", { your_name: "\ufffd" }],
  [PARTS, part("your_name", "\ufffd"), { your_name: "\ufffd" }],
])("reads %s: %j", async (type, body, fields) => {
  expect(await readBody(post(type, body))).toEqual(fields);
});

test.each([
  [JSON_TYPE, ""],
  [JSON_TYPE, '{"your_name":'],
  [JSON_TYPE, "[]"],
  [JSON_TYPE, "null"],
  [JSON_TYPE, '"text"'],
  [JSON_TYPE, latin1('{"your_name":"Café"}')],
  [`${JSON_TYPE}; charset=iso-8859-1`, latin1('{"your_name":"Café"}')],
  [FORM, latin1("your_name=Café")],
  [FORM, "your_name=Caf%E9"],
  [`${FORM}; charset=iso-8859-1`, "your_name=Caf%E9&qty=1"],
  [FORM, "company_street=%C3"],
  [FORM, "company_street=%C0%80"],
  [FORM, "company_street=%ED%A0%80"],
  [PARTS, latin1(part("your_name", "Café"))],
  ["multipart/form-data", part("your_name", "Café")],
  [PARTS, "your_name=x"],
])("rejects a malformed %s: %j", async (type, body) => {
  await expect(readBody(post(type, body))).rejects.toMatchObject({ status: 400 });
});

test("returns an uploaded file as a file", async () => {
  const body = part('company_name"; filename="a.txt', "text");
  expect(await readBody(post(PARTS, body))).toEqual({ company_name: expect.any(File) });
});

test.each(["", "text/plain", "application/jsonp", "application", "multipart/mixed; boundary=x"])(
  "rejects the type %j",
  async (type) => {
    await expect(readBody(post(type, "{}"))).rejects.toMatchObject({ status: 415 });
  },
);

test("reads at most 32 KB, with and without a Content-Length", async () => {
  const body = (bytes: number) => `company_name=${"x".repeat(bytes - 13)}`;
  const tooLarge = { status: 413 };
  for (const headers of [undefined, { "Content-Length": String(LIMIT) }]) {
    await readBody(post(FORM, body(LIMIT), headers));
  }
  await expect(readBody(post(FORM, body(LIMIT + 1)))).rejects.toMatchObject(tooLarge);
  const announced = post(FORM, "a=1", { "Content-Length": String(LIMIT + 1) });
  await expect(readBody(announced)).rejects.toMatchObject(tooLarge);
  expect(announced.bodyUsed).toBe(false);
});

test("stops reading a slow body at the time limit", async () => {
  jest.useFakeTimers();
  const cancel = jest.fn();
  const endless = new ReadableStream({ cancel, pull: () => new Promise(() => {}) });
  const refused = jest.fn();
  const reading = readBody(post(JSON_TYPE, endless)).catch(refused);
  await jest.advanceTimersByTimeAsync(READ_BODY_MS - 1);
  expect(refused).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await reading;
  expect(refused).toHaveBeenCalledWith(expect.objectContaining({ status: 408 }));
  expect(cancel).toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test("rejects a body whose connection ends", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) });
  await expect(readBody(post(JSON_TYPE, broken))).rejects.toMatchObject({ status: 400 });
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

function post(type: string, body: BodyInit, headers: Record<string, string> = {}): Request {
  const init = {
    method: "POST",
    body,
    duplex: "half",
    headers: { "Content-Type": type, ...headers },
  };
  return new Request("http://localhost/php/emailer.php", init);
}

function part(name: string, value: string): string {
  return `--between\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--between--`;
}

function latin1(text: string): Buffer<ArrayBuffer> {
  return Buffer.from(text, "latin1");
}
