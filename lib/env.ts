import { z } from "zod";

export type Env = z.infer<typeof envSchema>;

/** A setting is wrong or missing. The message is one line that names each key and what it should look like. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** The settings of this process. Throws {@link ConfigError}. */
export function env(): Env {
  return (cached ??= parseEnv(process.env));
}

/** Reads settings from `source`; an empty value counts as absent. Throws {@link ConfigError}. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = envSchema.safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new ConfigError(`Wrong settings: ${problems.join("; ")}`);
}

export const SAMPLE_PHONE = "+960 300 0000";

let cached: Env | undefined;

const port = (fallback: number) =>
  z.coerce
    .number("should be a port from 1 to 65535")
    .int("should be a port from 1 to 65535")
    .min(1, "should be a port from 1 to 65535")
    .max(65535, "should be a port from 1 to 65535")
    .default(fallback);

const origin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `should be an origin such as ${example}` })
    .transform((value) => new URL(value).origin);

const envSchema = z.object({
  SITE_URL: origin("https://www.example.com").default("http://localhost:3000"),
  COMPANY_NAME: z
    .string()
    .trim()
    .max(80, "should be at most 80 characters")
    .default("Raalhu Robotics"),
  CONTACT_PHONE: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{5,24}$/, `should be a telephone number such as ${SAMPLE_PHONE}`)
    .default(SAMPLE_PHONE),
  APP_URL: z
    .url({ protocol: /^https?$/, error: "should be an address such as https://app.example.com" })
    .default("https://app.example.com"),
  PORT: port(3000),
});
