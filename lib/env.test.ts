import { readFileSync } from "node:fs";
import { parseEnv as parseDotenv } from "node:util";
import { ConfigError, isLoopback, parseBuiltEnv, parseEnv } from "./env";

test("treats an empty value as absent", () => {
  expect(parseEnv({ SMTP_URL: "", REDIS_URL: " ", MAIL_TO: undefined })).toEqual(parseEnv({}));
});

test("parses lists with spaces around their parts", () => {
  const lists = { SMTP_URL: " smtp://a , smtps://b ", MAIL_TO: "a@example.com,  b@example.com" };
  const { SMTP_URL, MAIL_TO } = parseEnv(lists);
  expect(SMTP_URL.map(({ href }) => href)).toEqual(["smtp://a", "smtps://b"]);
  expect(MAIL_TO).toEqual(["a@example.com", "b@example.com"]);
});

test("the example file contains the defaults", () => {
  const example = parseDotenv(readFileSync(".env.example", "utf8"));
  expect(Object.keys(example)).toContain("TRUST_PROXY_HOPS");
  expect(parseEnv(example)).toEqual(parseEnv({}));
});

test("the example file lists every key, and comments out those without a default", () => {
  const text = readFileSync(".env.example", "utf8").replace(/^# ?(?=[A-Z_]+=)/gm, "");
  const example = parseDotenv(text);
  const env = parseEnv(example);
  expect(env.SMTP_URL.map(({ host }) => host)).toEqual([
    "smtp.example.com:465",
    "smtp.example.net:587",
  ]);
  const keys = Object.keys(env).filter((key) => key !== "VERCEL");
  expect(Object.keys(example).sort()).toEqual(keys.sort());
});

test.each([
  ["SITE_URL", "www.example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["SITE_URL", "https://www.example.com/shop"],
  ["SITE_URL", "https://user:secret@www.example.com"],
  ["SITE_URL", "https://www.example.com:99999"],
  ["SMTP_URL", "mail.example.com"],
  ["SMTP_URL", "http://mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com,"],
  ["SMTP_URL", "smtps://user:100%@mail.example.com"],
  ["SMTP_URL", "smtps://user:12#34@mail.example.com"],
  ["SMTP_URL", '"smtps://user:secret@mail.example.com"'],
  ["SMTP_CONNECTIONS", "0"],
  ["REDIS_URL", "localhost:6379"],
  ["REDIS_URL", "redis://user:12#34@redis.example.com"],
  ["REDIS_URL", "redis://user:12?34@redis.example.com"],
  ["REDIS_URL", "redis://redis.example.com/?family=0"],
  ["REDIS_URL", "redis://redis.example.com/abc"],
  ["REDIS_URL", "redis://user:100%@redis.example.com"],
  ["RATE_LIMIT_MAX", "0"],
  ["RATE_LIMIT_MAX", "10 or so"],
  ["RATE_LIMIT_MAX", "1000001"],
  ["TRUST_PROXY_HOPS", "-1"],
])("rejects %s=%p in one line without the value", (key, value) => {
  const problem = problemOf({ [key]: value });
  expect(problem).toBeInstanceOf(ConfigError);
  expect(problem?.message).toMatch(new RegExp(`^Wrong settings: ${key} should be [^\n]+$`));
});

test.each([
  ["MAIL_FROM", "Sales <sales@example.com>", /without a name/],
  ["MAIL_FROM", "a@example.com,b@example.com", /an e-mail address/],
  ["MAIL_TO", "a@example.com;b@example.com", /separated by commas/],
  ["MAIL_TO", "sales@example.com,", /separated by commas/],
])("explains what %s should be instead of %p", (key, value, explanation) => {
  expect(problemOf({ [key]: value })?.message).toMatch(explanation);
});

test.each([
  ["https://www.example.com", ""],
  ["https://www.example.com", "https://www.example.net"],
  ["http://localhost:4000", undefined],
])("rejects SITE_URL=%p at the start of a site that was built for %p", (SITE_URL, builtUrl) => {
  expect(() => parseBuiltEnv({ SITE_URL }, builtUrl)).toThrow(/^SITE_URL is .+: build it again$/);
});

test.each([undefined, "", "https://www.example.com/"])(
  "accepts SITE_URL=%p at the start of a site that was built for it",
  (SITE_URL) => {
    const builtUrl = "https://www.example.com";
    expect(parseBuiltEnv({ SITE_URL }, builtUrl).SITE_URL).toBe(builtUrl);
  },
);

const oauth = {
  SMTP_URL: "smtp://sales%40example.com@smtp.example.com",
  SMTP_OAUTH_TOKEN_URL: "https://login.example.com/token",
  SMTP_OAUTH_CLIENT_ID: "site",
  SMTP_OAUTH_CLIENT_SECRET: "secret",
  SMTP_OAUTH_SCOPE: "https://outlook.office365.com/.default",
};

test.each([
  ["a user without a password and no keys", { SMTP_URL: oauth.SMTP_URL }],
  ["no token address", omit(oauth, "SMTP_OAUTH_TOKEN_URL")],
  ["no client", omit(oauth, "SMTP_OAUTH_CLIENT_ID")],
  ["no secret", omit(oauth, "SMTP_OAUTH_CLIENT_SECRET")],
  ["no scope", omit(oauth, "SMTP_OAUTH_SCOPE")],
])("rejects %s in one line", (_name, source) => {
  expect(problemOf(source)?.message).toMatch(
    /^Wrong settings: SMTP_OAUTH_TOKEN_URL should be [^\n]+$/,
  );
});

test("knows the addresses of this machine", () => {
  const own = ["localhost", "a.Localhost", "127.1.2.3", "::1", "[::1]", "::ffff:127.0.0.1"];
  expect(own.filter((host) => !isLoopback(host))).toEqual([]);
  const others = ["", "alocalhost", "localhost.com", "127.0.0.1.example.com", "128.0.0.1", "::2"];
  expect(others.filter(isLoopback)).toEqual([]);
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
