import { isForInbox } from "./inbox";

test.each([
  [true, "localhost:3000", "::1"],
  [true, "shop.localhost", "127.0.0.1"],
  [true, "127.0.0.1:8080", "::ffff:127.0.0.1"],
  [true, "[::1]:3000", "::1"],
  [false, "www.example.com", "127.0.0.1"],
  [false, "localhost", "192.0.2.1"],
  [false, "localhost", "127.0.0.1, 192.0.2.1"],
  [false, "localhost", "unknown"],
  [false, "", "127.0.0.1"],
])("keeps in the inbox: %p, for Host %p and X-Forwarded-For %p", (isKept, host, address) => {
  const headers = { host, "x-forwarded-for": address };
  expect(isForInbox(new Headers(headers))).toBe(isKept);
  expect(isForInbox(new Headers({ ...headers, forwarded: "for=192.0.2.1" }))).toBe(false);
});
