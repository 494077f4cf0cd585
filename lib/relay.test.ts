import { parseRelay } from "./relay";

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
  "smtp://user@smtp.example.com",
  "smtp://:password@smtp.example.com",
  "smtp://smtp.example.com#part",
  "smtp://smtp.example.com?tls",
  "smtp://smtp.example.com?tls=none",
  "smtp://smtp.example.com?tls=required&pool=1",
  "smtps://smtp.example.com?rejectUnauthorized=false",
])("rejects %s", (url) => {
  expect(parseRelay(url)).toBeUndefined();
});
