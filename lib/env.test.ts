import { readFileSync } from "node:fs";
import { parseEnv as parseDotenv } from "node:util";
import { ConfigError, isLoopback, parseEnv } from "./env";

test("treats an empty value as absent", () => {
  expect(parseEnv({ SMTP_URL: "", PORT: " ", MAIL_TO: undefined })).toEqual(parseEnv({}));
});

test("parses lists with spaces around their parts", () => {
  const lists = { SMTP_URL: " smtp://a , smtps://b ", MAIL_TO: "a@example.com,  b@example.com" };
  const { SMTP_URL, MAIL_TO } = parseEnv(lists);
  expect(SMTP_URL.map(({ href }) => href)).toEqual(["smtp://a", "smtps://b"]);
  expect(MAIL_TO).toEqual(["a@example.com", "b@example.com"]);
});

test("the example file contains the defaults", () => {
  const { given, ...example } = parseEnv(parseDotenv(readFileSync(".env.example", "utf8")));
  expect(parseEnv({})).toEqual({ ...example, given: [] });
  expect(given).toContain("TRUST_PROXY_HOPS");
});

test("the example file lists every key, and comments out those without a default", () => {
  const text = readFileSync(".env.example", "utf8").replace(/^# ?(?=[A-Z_]+=)/gm, "");
  const example = parseDotenv(text);
  const env = parseEnv(example);
  expect(env.SMTP_URL.map(({ host }) => host)).toEqual([
    "smtp.example.com:465",
    "smtp.example.net:587",
  ]);
  const keys = Object.keys(env).filter((key) => !["PORT", "VERCEL", "given"].includes(key));
  expect(Object.keys(example).sort()).toEqual(keys.sort());
});

test.each([
  ["SITE_URL", "www.example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["SITE_URL", "https://www.example.com/shop"],
  ["SITE_URL", "https://user:secret@www.example.com"],
  ["SITE_URL", "https://www.example.com:99999"],
  ["COMPANY_NAME", "x".repeat(33)],
  ["COMPANY_NAME", "ރާޅު"],
  ["CONTACT_PHONE", "call us"],
  ["APP_URL", "app"],
  ["SMTP_URL", "mail.example.com"],
  ["SMTP_URL", "http://mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com,"],
  ["SMTP_URL", "smtps://user:100%@mail.example.com"],
  ["SMTP_URL", "smtps://user:12#34@mail.example.com"],
  ["SMTP_URL", '"smtps://user:secret@mail.example.com"'],
  ["SMTP_CONNECTIONS", "0"],
  ["MAIL_FROM", "Sales <sales@example.com>"],
  ["MAIL_TO", "sales@example.com,"],
  ["REDIS_URL", "localhost:6379"],
  ["REDIS_URL", "redis://user:12#34@redis.example.com"],
  ["REDIS_URL", "redis://user:12?34@redis.example.com"],
  ["REDIS_URL", "redis://user:100%@redis.example.com"],
  ["RATE_LIMIT_MAX", "0"],
  ["RATE_LIMIT_MAX", "10 or so"],
  ["RATE_LIMIT_MAX", "1000001"],
  ["RATE_LIMIT_WINDOW_SECONDS", "1.5"],
  ["TRUST_PROXY_HOPS", "-1"],
  ["PORT", "0"],
])("rejects %s=%p in one line without the value", (key, value) => {
  const problem = problemOf({ [key]: value });
  expect(problem).toBeInstanceOf(ConfigError);
  expect(problem?.message).toMatch(new RegExp(`^Wrong settings: ${key} should be [^\n]+$`));
});

test("derives SITE_URL from PORT by default", () => {
  expect(parseEnv({ PORT: "3610" }).SITE_URL).toBe("http://localhost:3610");
  expect(parseEnv({ PORT: "3610", SITE_URL: "https://example.com/" }).SITE_URL).toBe(
    "https://example.com",
  );
});

test("accepts a company name with accents", () => {
  const COMPANY_NAME = "Crème & Søn – “Malé” Œuvre";
  expect(parseEnv({ COMPANY_NAME }).COMPANY_NAME).toBe(COMPANY_NAME);
});

const oauth = {
  SMTP_URL: "smtp://sales%40example.com@smtp.example.com",
  SMTP_OAUTH_TOKEN_URL: "https://login.example.com/token",
  SMTP_OAUTH_CLIENT_ID: "site",
  SMTP_OAUTH_CLIENT_SECRET: "secret",
  SMTP_OAUTH_SCOPE: "https://outlook.office365.com/.default",
};

test("accepts a whole set of keys for access tokens", () => {
  expect(parseEnv(oauth)).toMatchObject(omit(oauth, "SMTP_URL"));
  const refresh = { ...omit(oauth, "SMTP_OAUTH_SCOPE"), SMTP_OAUTH_REFRESH_TOKEN: "token" };
  expect(parseEnv(refresh)).toMatchObject(omit(refresh, "SMTP_URL"));
});

test.each([
  ["a user without a password and no keys", { SMTP_URL: oauth.SMTP_URL }],
  ["no token address", omit(oauth, "SMTP_OAUTH_TOKEN_URL")],
  ["no client", omit(oauth, "SMTP_OAUTH_CLIENT_ID")],
  ["no secret", omit(oauth, "SMTP_OAUTH_CLIENT_SECRET")],
  ["neither a scope nor a refresh token", omit(oauth, "SMTP_OAUTH_SCOPE")],
])("rejects %s in one line", (_name, source) => {
  expect(problemOf(source)?.message).toMatch(
    /^Wrong settings: SMTP_OAUTH_TOKEN_URL should be [^\n]+$/,
  );
});

test("names every wrong key once", () => {
  const problem = problemOf({ PORT: "x", MAIL_TO: "x,y" });
  for (const key of ["PORT", "MAIL_TO"]) {
    expect(problem?.message.split(`${key} should be`)).toHaveLength(2);
  }
});

test("knows the addresses of this machine", () => {
  for (const host of ["localhost", "127.1.2.3", "::1", "[::1]"])
    expect(isLoopback(host)).toBe(true);
  for (const host of ["example.com", "127.0.0.1.example.com", "128.0.0.1", "::2"]) {
    expect(isLoopback(host)).toBe(false);
  }
});

function problemOf(source: Record<string, string>): Error | undefined {
  try {
    parseEnv(source);
  } catch (error) {
    return error instanceof Error ? error : undefined;
  }
}

function omit(source: Record<string, string>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(source).filter(([name]) => name !== key));
}
