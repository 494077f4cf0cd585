import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseEnv as parseDotenv } from "node:util";
import { changeEnvironment, ConfigError, env, isStartedByNpm, parseEnv } from "./env";

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
  expect(parseEnv({ SMTP_URL: "", PORT: " ", HOST: undefined })).toEqual(parseEnv({}));
});

test("takes lists with spaces around their parts", () => {
  const lists = { SMTP_URL: " smtp://a , smtps://b ", MAIL_TO: "a@example.com,  b@example.com" };
  const { SMTP_URL, MAIL_TO } = parseEnv(lists);
  expect(SMTP_URL.map(({ name }) => name)).toEqual(["a:587", "b:465"]);
  expect(MAIL_TO).toEqual(["a@example.com", "b@example.com"]);
});

test("this process has the settings of its environment, read once until it is changed", () => {
  changeEnvironment({ PORT: "3610" });
  expect(env().PORT).toBe(3610);
  expect(env()).toBe(env());
  changeEnvironment({ PORT: "" });
  expect(env().PORT).toBe(3000);
});

test("knows whether npm has started the server, and not a test or a host", () => {
  const isStartedBy = (npm_lifecycle_script: string) => {
    changeEnvironment({ npm_lifecycle_script });
    return isStartedByNpm();
  };
  expect(isStartedBy("exec node --import tsx scripts/serve.ts")).toBe(true);
  expect(isStartedBy("next start")).toBe(false);
  delete process.env.npm_lifecycle_script;
  expect(isStartedByNpm()).toBe(false);
});

test("accepts the example file, which lists every key", () => {
  const example = parseDotenv(readFileSync(".env.example", "utf8"));
  const env = parseEnv(example);
  expect(env.SMTP_URL.map(({ name }) => name)).toEqual([
    "smtp.example.com:465",
    "smtp.example.net:587",
  ]);
  const optional = ["DKIM_DOMAIN", "DKIM_SELECTOR", "DKIM_PRIVATE_KEY", "REDIS_URL"];
  const keys = [...Object.keys(env).filter((key) => key !== "VERCEL"), ...optional];
  expect(Object.keys(example).sort()).toEqual([...new Set(keys)].sort());
});

test.each([
  ["SITE_URL", "www.example.com"],
  ["SITE_URL", "ftp://example.com"],
  ["SITE_URL", "shttp://example.com"],
  ["SITE_URL", "https://-.-"],
  ["SITE_URL", "https://.example.com"],
  ["COMPANY_NAME", "x".repeat(81)],
  ["COMPANY_NAME", "Раалху"],
  ["COMPANY_NAME", "ރާޅު"],
  ["COMPANY_NAME", "Fish 🐟"],
  ["COMPANY_TIME_ZONE", "Male"],
  ["CONTACT_PHONE", "call us"],
  ["CONTACT_PHONE", "+ () - ()"],
  ["CONTACT_PHONE", "+ (12) - 3"],
  ["APP_URL", "app"],
  ["SMTP_URL", "mail.example.com"],
  ["SMTP_URL", "http://mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com?tls=none"],
  ["SMTP_URL", "smtp://user:100%@mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com,"],
  ["SMTP_URL", "smtp://mail.example.com:0"],
  ["SMTP_URL", "smtp://-.-"],
  ["SMTP_CONNECTIONS", "0"],
  ["MAIL_FROM", "sales"],
  ["MAIL_FROM", "Sales <sales@example.com>"],
  ["MAIL_TO", "sales@example.com,"],
  ["DKIM_DOMAIN", "not a domain"],
  ["DKIM_DOMAIN", "-.-"],
  ["DKIM_DOMAIN", "example..com"],
  ["DKIM_DOMAIN", "com"],
  ["DKIM_SELECTOR", "."],
  ["DKIM_SELECTOR", "a b"],
  ["DKIM_PRIVATE_KEY", "secret"],
  ["REDIS_URL", "localhost:6379"],
  ["REDIS_URL", "http://localhost:6379"],
  ["REDIS_URL", "redis://"],
  ["REDIS_URL", "redis://localhost:0"],
  ["REDIS_URL", "redis://localhost:65536"],
  ["REDIS_URL", "redis://user:100%@localhost"],
  ["REDIS_URL", "redis://localhost/16"],
  ["REDIS_URL", "redis://localhost/first"],
  ["REDIS_URL", "redis://localhost/1/2"],
  ["REDIS_URL", "redis://localhost#1"],
  ["REDIS_URL", "redisss://localhost"],
  ["REDIS_URL", "predis://localhost"],
  ["REDIS_URL", "redis://localhost?commandTimeout=0"],
  ["REDIS_URL", "redis://localhost/0?maxRetriesPerRequest=null"],
  ["RATE_LIMIT_MAX", "0"],
  ["RATE_LIMIT_MAX", "ten"],
  ["RATE_LIMIT_MAX", "10 or so"],
  ["RATE_LIMIT_MAX", "up to 10"],
  ["RATE_LIMIT_MAX", "1000001"],
  ["RATE_LIMIT_WINDOW_SECONDS", "1.5"],
  ["TRUST_PROXY_HOPS", "-1"],
  ["INBOX_PORT", "99999"],
  ["INBOX_PORT", "3000"],
  ["PORT", "0"],
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

test("without an address of its own the site is where it listens", () => {
  expect(parseEnv({ PORT: "3610" }).SITE_URL).toBe("http://localhost:3610");
  expect(parseEnv({ PORT: "3610", SITE_URL: "https://example.com/" }).SITE_URL).toBe(
    "https://example.com",
  );
});

test("takes a company's name with accents", () => {
  const COMPANY_NAME = "Crème & Søn – “Malé” Œuvre";
  expect(parseEnv({ COMPANY_NAME }).COMPANY_NAME).toBe(COMPANY_NAME);
});

test("names every wrong key at once", () => {
  const problem = problemOf({ PORT: "x", MAIL_FROM: "x" });
  expect(problem?.message).toContain("PORT should be");
  expect(problem?.message).toContain("MAIL_FROM should be");
});

test("says once what is wrong with several parts of a list", () => {
  const problem = problemOf({ MAIL_TO: "x,y" });
  expect(problem?.message.split("MAIL_TO should be")).toHaveLength(2);
});

test("takes the first and the last number of a range", () => {
  const ends = {
    RATE_LIMIT_MAX: "1",
    TRUST_PROXY_HOPS: "0",
    PORT: "65535",
    SMTP_CONNECTIONS: "1000",
  };
  expect(parseEnv(ends)).toMatchObject({
    RATE_LIMIT_MAX: 1,
    TRUST_PROXY_HOPS: 0,
    PORT: 65_535,
    SMTP_CONNECTIONS: 1_000,
  });
});

test("wants all three DKIM settings or none", () => {
  for (const missing of Object.keys(dkim(""))) {
    expect(problemOf({ ...dkim(rsa.privateKey), [missing]: "" })?.message).toContain(
      "DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY should be set all three",
    );
  }
});

test("with a mail server of its own the site may listen where the inbox would", () => {
  expect(parseEnv({ PORT: "1080", SMTP_URL: "smtp://127.0.0.1:25" }).PORT).toBe(1080);
});

test("only VERCEL=1 means Vercel", () => {
  const isVercel = (VERCEL: string) => parseEnv({ VERCEL }).VERCEL;
  expect(["1", "0", "false", "true", ""].map(isVercel)).toEqual([true, false, false, false, false]);
});

test.each([
  "redis://localhost",
  "redis://:secret@[::1]/",
  "rediss://site:a%40b@redis.example.com:6380/3",
  "redis://localhost/15",
])("%s can be the address of a Redis", (REDIS_URL) => {
  expect(parseEnv({ REDIS_URL }).REDIS_URL).toBe(REDIS_URL);
});

const privateKeyEncoding = { type: "pkcs8", format: "pem" } as const;
const publicKeyEncoding = { type: "spki", format: "pem" } as const;
const encodings = { privateKeyEncoding, publicKeyEncoding };
const rsa = generateKeyPairSync("rsa", {
  modulusLength: 1_024,
  privateKeyEncoding,
  publicKeyEncoding,
});

test("reads a private key from one line", () => {
  const older = createPrivateKey(rsa.privateKey).export({ type: "pkcs1", format: "pem" });
  for (const key of [rsa.privateKey, String(older)]) {
    expect(parseEnv(dkim(key.replaceAll("\n", "\\n"))).DKIM_PRIVATE_KEY).toBe(key.trim());
  }
});

test.each(
  Object.entries({
    "a short key": generateKeyPairSync("rsa", { modulusLength: 768, ...encodings }).privateKey,
    "an EC key": generateKeyPairSync("ec", { namedCurve: "P-256", ...encodings }).privateKey,
    "an Ed25519 key": generateKeyPairSync("ed25519", encodings).privateKey,
    "an RSA-PSS key": generateKeyPairSync("rsa-pss", { modulusLength: 2_048, ...encodings })
      .privateKey,
    "a key with a passphrase": generateKeyPairSync("rsa", {
      modulusLength: 2_048,
      publicKeyEncoding,
      privateKeyEncoding: { ...privateKeyEncoding, cipher: "aes-256-cbc", passphrase: "x" },
    }).privateKey,
    "a public key": rsa.publicKey,
    "a key that was cut off": rsa.privateKey.replace(/\n[^\n]+(?=\n-----END)/, ""),
    "a key with a wrong letter": withWrongLetter(rsa.privateKey),
    "a frame without a key": "-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----",
  }),
)("refuses %s at the start, which would send mail unsigned", (_name, key) => {
  expect(problemOf(dkim(String(key)))?.message).toMatch(
    /^Wrong settings: DKIM_PRIVATE_KEY should be an RSA private key [^\n]+$/,
  );
});

function withWrongLetter(pem: string): string {
  const inModulus = 120;
  return pem.slice(0, inModulus) + (pem[inModulus] === "A" ? "B" : "A") + pem.slice(inModulus + 1);
}

function dkim(key: string) {
  return { DKIM_DOMAIN: "example.com", DKIM_SELECTOR: "mail", DKIM_PRIVATE_KEY: key };
}

function problemOf(source: Record<string, string>): Error | undefined {
  try {
    parseEnv(source);
  } catch (error) {
    return error instanceof Error ? error : undefined;
  }
}
