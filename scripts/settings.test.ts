import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setEnv } from "../lib/env";
import { loadSettings } from "./settings";

const root = process.cwd();
const keys = ["COMPANY_NAME", "RATE_LIMIT_MAX", "REDIS_URL", "SMTP_CONNECTIONS", "SMTP_URL"];
beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), "settings-"))));
afterEach(() => keys.forEach((key) => delete process.env[key]));
afterAll(() => process.chdir(root));

test("reads the files that Next reads, in its order, after the environment", () => {
  setEnv({ RATE_LIMIT_MAX: 1 });
  writeFileSync(".env.production.local", "RATE_LIMIT_MAX=2\nSMTP_CONNECTIONS=2");
  writeFileSync(".env.local", "SMTP_CONNECTIONS=3\nREDIS_URL=redis://local");
  writeFileSync(".env.production", "REDIS_URL=redis://production\nCOMPANY_NAME=Production");
  writeFileSync(".env", 'COMPANY_NAME=Other\nSMTP_URL="smtps://user:$1%232@mail.test" # quoted');
  const settings = loadSettings("production");
  expect(settings).toMatchObject({
    RATE_LIMIT_MAX: 1,
    SMTP_CONNECTIONS: 2,
    REDIS_URL: "redis://local",
    COMPANY_NAME: "Production",
    SMTP_URL: [{ password: "$1#2" }],
  });
});

test.each([
  ["a byte-order mark", "\uFEFFSITE_URL=https://www.example.com", /^\.env begins with [^\n]+$/],
  ["a value that ends at #", "PORT=80\nSMTP_URL=smtps://user:12#34@host\n", /^SMTP_URL in \.env /],
])("refuses %s in one line", (_name, text, message) => {
  writeFileSync(".env", text);
  expect(() => loadSettings("production")).toThrow(message);
});
