import { isLoopback, parseServer } from "./server-address";

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
