import { isLoopback, parseRelay, parseServer } from "./server-address";

test.each(["localhost", "127.0.0.1", "127.1.2.3", "127.100.200.250", "::1", "[::1]"])(
  "%s is loopback",
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  "example.com",
  "10.0.0.1",
  "localhost.example.com",
  "128.0.0.1",
  "127.0.0.1.example.com",
  "x127.0.0.1",
  "127.0.0.x",
  "::2",
])("%s is not loopback", (host) => {
  expect(isLoopback(host)).toBe(false);
});

const label = "a".repeat(63);

test.each([
  "a",
  "web-1.Example.com",
  "_smtp._tcp.example.com",
  "127.0.0.1",
  `${label}.com`,
  [label, label, label, label.slice(2)].join("."),
])("accepts the host name %s", (host) => {
  expect(parseServer(`smtp://${host}`)).toMatchObject({ host });
});

test.each([
  "example.com",
  "smtp://",
  "smtp://-a",
  "smtp://a-",
  "smtp://a.-b",
  "smtp://a..b",
  "smtp://.a",
  "smtp://a.",
  "smtp://a:0",
  "smtp://a:65536",
  "smtp://100%@a",
  `smtp://${label}a`,
  `smtp://${[label, label, label, label.slice(1)].join(".")}`,
])("rejects the address %s", (text) => {
  expect(parseServer(text)).toBeUndefined();
});

test.each([
  ["smtps://smtp.example.com", "implicit", 465],
  ["smtp://smtp.example.com", "starttls", 587],
  ["smtp://smtp.example.com:2525", "starttls", 2525],
  ["smtps://127.0.0.1", "implicit", 465],
  ["smtp://127.0.0.1:25", "none", 25],
  ["smtp://localhost:25", "none", 25],
  ["smtp://[::1]:25", "none", 25],
  ["smtp://127.0.0.1:25?tls=required", "starttls", 25],
  ["smtp://127.0.0.1.example.com:25", "starttls", 25],
])("%s uses %s TLS on port %i", (url, tls, port) => {
  expect(parseRelay(url)).toMatchObject({ tls, port });
});

test("decodes the credentials, and leaves them out of the name", () => {
  expect(parseRelay("smtps://sales%40example.com:a%2Cb@smtp.example.com")).toEqual({
    name: "smtp.example.com:465",
    host: "smtp.example.com",
    port: 465,
    tls: "implicit",
    user: "sales@example.com",
    password: "a,b",
  });
});

test("accepts a user without a password", () => {
  const relay = parseRelay("smtp://sales%40example.com@smtp.example.com");
  expect(relay).toMatchObject({ user: "sales@example.com", password: "" });
});

test("has no user without credentials", () => {
  expect(parseRelay("smtp://[::1]:25/")).toEqual({
    name: "[::1]:25",
    host: "::1",
    port: 25,
    tls: "none",
  });
});

test.each([
  "smtp.example.com",
  "https://smtp.example.com",
  "smtp://smtp.example.com/path",
  "smtp://:password@smtp.example.com",
  "smtp://smtp.example.com#part",
  "smtp://smtp.example.com?tls",
  "smtp://smtp.example.com?tls=none",
  "smtp://smtp.example.com?tls=required&pool=1",
  "smtps://smtp.example.com?rejectUnauthorized=false",
])("rejects the relay %s", (url) => {
  expect(parseRelay(url)).toBeUndefined();
});
