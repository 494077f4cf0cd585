import { isLoopback } from "./server-address";

test.each(["localhost", "127.0.0.1", "127.1.2.3", "::1", "[::1]"])("%s is loopback", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(["example.com", "10.0.0.1", "localhost.example.com", "128.0.0.1"])(
  "%s is not loopback",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
