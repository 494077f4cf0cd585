/** @jest-environment node */
import { readFileSync } from "node:fs";
import { parseEnv as parseDotenv } from "node:util";
import { ConfigError, parseEnv } from "./env";

test("needs no setting at all", () => {
  expect(parseEnv({})).toMatchObject({
    SITE_URL: "http://localhost:3000",
    SMTP_URL: [],
    RATE_LIMIT_MAX: 10,
    RATE_LIMIT_WINDOW_SECONDS: 600,
    TRUST_PROXY_HOPS: 0,
    INBOX_PORT: 1080,
    INBOX_DIR: ".inbox",
    HOST: "0.0.0.0",
    PORT: 3000,
  });
});

test("takes an empty value as absent", () => {
  expect(parseEnv({ SMTP_URL: "", PORT: " " })).toEqual(parseEnv({}));
});

test("accepts the example file, which lists every key", () => {
  const example = parseDotenv(readFileSync(".env.example", "utf8"));
  const env = parseEnv(example);
  expect(env.SMTP_URL.map(({ name }) => name)).toEqual([
    "smtp.example.com:465",
    "smtp.example.net:587",
  ]);
  const keys = [...Object.keys(env), "DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_PRIVATE_KEY"];
  expect(Object.keys(example).sort()).toEqual([...new Set([...keys, "REDIS_URL"])].sort());
});

test.each([
  ["SITE_URL", "www.example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["COMPANY_NAME", "x".repeat(81)],
  ["CONTACT_PHONE", "call us"],
  ["APP_URL", "app"],
  ["SMTP_URL", "mail.example.com"],
  ["SMTP_URL", "http://mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com?tls=none"],
  ["SMTP_URL", "smtp://user:100%@mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com,"],
  ["MAIL_FROM", "sales"],
  ["MAIL_FROM", "Sales <sales@example.com>"],
  ["MAIL_TO", "sales@example.com,"],
  ["DKIM_DOMAIN", "not a domain"],
  ["DKIM_SELECTOR", "a b"],
  ["DKIM_PRIVATE_KEY", "secret"],
  ["REDIS_URL", "localhost:6379"],
  ["RATE_LIMIT_MAX", "0"],
  ["RATE_LIMIT_MAX", "ten"],
  ["RATE_LIMIT_WINDOW_SECONDS", "1.5"],
  ["TRUST_PROXY_HOPS", "-1"],
  ["INBOX_PORT", "99999"],
  ["HOST", "http://127.0.0.1"],
  ["HOST", "127.0.0.1:3000"],
  ["HOST", "local host"],
  ["PORT", "0x50"],
])("names %s when it is %p, in one line and without the value", (key, value) => {
  const problem = problemOf({ [key]: value });
  expect(problem).toBeInstanceOf(ConfigError);
  expect(problem?.message).toMatch(new RegExp(`^Wrong settings: ${key} should be [^\n]+$`));
});

test.each(["127.0.0.1", "::1", "localhost", "web-1.internal"])("can listen on %p", (HOST) => {
  expect(parseEnv({ HOST }).HOST).toBe(HOST);
});

test("names every wrong key at once", () => {
  const problem = problemOf({ PORT: "x", MAIL_FROM: "x" });
  expect(problem?.message).toContain("PORT should be");
  expect(problem?.message).toContain("MAIL_FROM should be");
});

test("wants all three DKIM settings or none", () => {
  expect(problemOf({ DKIM_DOMAIN: "example.com" })?.message).toContain(
    "DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY should be set all three",
  );
});

test("reads a private key from one line", () => {
  const key = "-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----";
  const env = parseEnv({
    DKIM_DOMAIN: "example.com",
    DKIM_SELECTOR: "mail",
    DKIM_PRIVATE_KEY: key.replaceAll("\n", "\\n"),
  });
  expect(env.DKIM_PRIVATE_KEY).toBe(key);
});

function problemOf(source: Record<string, string>): Error | undefined {
  try {
    parseEnv(source);
  } catch (error) {
    return error instanceof Error ? error : undefined;
  }
}
