import fc from "fast-check";
import { describeBug, log } from "./log";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
});
afterEach(() => jest.restoreAllMocks());

function logged(message: string, personalData: string[] = []): string {
  log(
    { event: "relay failed", reference: "TG-1234-5678", relay: "127.0.0.1:2525", message },
    personalData,
  );
  const entry = JSON.parse(lines.at(-1) ?? "");
  expect(entry).toMatchObject({ reference: "TG-1234-5678", relay: "127.0.0.1:2525" });
  return entry.message;
}

test.each([
  ["550 5.1.1 <aminath@example.mv>: unknown", "550 5.1.1 <<address>>: unknown"],
  ['554 5.7.1 "aminath ibrahim"@example.mv', "554 5.7.1 <quoted><address>"],
  ["550 5.7.1 call +960 (777) 12-34", "550 5.7.1 call <number>"],
  ["250 2.0.0 Ok: queued as 4Xk2Qm3JyZz9", "250 2.0.0 Ok: queued as 4Xk2Qm3JyZz9"],
  ["250 OK id=1tABcd-0000000XyZ-1abc", "250 OK id=1tABcd-0000000XyZ-1abc"],
  ["552 \\<x@y.mv>\\ \u202e\u0000\n too big", "552 \\<<address>>\\ too big"],
])("%j is written as %j", (answer, expected) => {
  expect(logged(answer)).toBe(expected);
});

test("takes out what a visitor has entered, however a mail server quotes it", () => {
  const personalData = ["Aminath Ibrahim", "Fish & Ice Ltd", "Hulhumalé", "7"];
  expect(
    logged("554 IBRAHIM, aminath of Fish-Ice in HulhumalÃ© has 7 and a fishbowl", personalData),
  ).toBe("554 <redacted>, <redacted> of <redacted>-<redacted> in <redacted> has 7 and a fishbowl");
});

test("every line can be parsed, is short and holds no address, number or name", () => {
  const name = "Zulaikha";
  const part = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom("\\", '"', "<", ">", "@", '\\"', "550 5.1.1 ", "\r\n", name, ` ${name} `),
    fc.emailAddress(),
    fc.constantFrom('"a b"@c.mv', "a\\@b@c.mv", "+960 777 1234", "7771234", "777-12-34"),
    fc.integer({ min: 0, max: 60_000 }).map((length) => "x".repeat(length)),
  );
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, (message) => {
      const written = logged(message, [name]);
      expect(lines.at(-1)).not.toContain("\n");
      expect(written).toMatch(/^[ -~]{0,200}$/);
      const rest = written.replace(/\b[245]\d\d[ -][245]\.\d+\.\d+/g, "");
      expect(rest).not.toMatch(/@|(?<![a-z\d])\d[\d -]{5,}\d(?![a-z\d])/i);
      expect(written).not.toMatch(/(?<![a-z\d])zulaikha(?![a-z\d])/i);
    }),
    { numRuns: 3_000 },
  );
});

test("what the site has written itself, and what is no text, stays as it is", () => {
  log({
    event: "call 7771234",
    stack: "x".repeat(300),
    ms: 7771234,
    isKept: true,
    none: undefined,
  });
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    event: "call 7771234",
    stack: "x".repeat(300),
    ms: 7771234,
    isKept: true,
  });
});

test.each([
  ["ab and 1a", "ab and 1a"],
  ["Jo Jon", "Jo <redacted>"],
  ["xJon Jonx Jon7 7Jon", "xJon Jonx Jon7 7Jon"],
  ["Jon Jonathan", "<redacted> <redacted>"],
])("of what a visitor has entered %j becomes %j", (message, expected) => {
  expect(logged(message, ["ab", "Jon", "Jonathan", "Jo"])).toBe(expected);
});

test.each([
  ["12345", "12345"],
  ["123456", "<number>"],
  ["12 34-56", "<number>"],
  ["a123456 123456b", "a123456 123456b"],
  ["550 5.7.123", "550 5.7.123"],
  ["650 5.7.123456", "<number>"],
])("of numbers %j becomes %j", (message, expected) => {
  expect(logged(message)).toBe(expected);
});

test("a bug is described by its kind and place, not by words that may be a visitor's", () => {
  const error = new TypeError("Unexpected Aminath\n    at aminath@example.mv (fake)");
  const { error: kind, stack } = describeBug(error);
  expect(kind).toBe("TypeError");
  expect(stack).toContain("log.test.ts");
  expect(stack).not.toContain("Unexpected");
  expect(stack).toMatch(/^at \S.* at \S/);
  expect(stack.length).toBeLessThanOrEqual(2_000);
});

test("what was thrown and is no error has a kind and no place", () => {
  expect(describeBug("Aminath")).toEqual({ error: "string", stack: "" });
  const placeless = Object.assign(new Error("Aminath"), { stack: undefined });
  expect(describeBug(placeless)).toEqual({ error: "Error", stack: "" });
  const deep = new Error("deep");
  deep.stack = `Error: deep\n${"    at place\n".repeat(1_000)}`;
  expect(describeBug(deep).stack).toHaveLength(2_000);
});

test("a line of a message that looks like a place is none", () => {
  const { stack } = describeBug(new Error("cannot read\n    at Aminath, +960 777 1234"));
  expect(stack).toContain("log.test.ts");
  expect(stack).not.toContain("Aminath");
  const reworded = new Error("in other words");
  reworded.stack = "Error: cannot read\n    at Aminath";
  expect(describeBug(reworded).stack).toBe("");
});
