import { ConfigError, env } from "@/lib/config/env";
import { isAnyRelayReady } from "@/lib/mail/mailer";

type Health = { configuration: "complete" | "incomplete"; mail: "ready" | "unreachable" };

/** For monitoring: 200 when a quotation request would be delivered, else 503. */
export async function GET(): Promise<Response> {
  const health = await currentHealth();
  const isHealthy = health.configuration === "complete" && health.mail === "ready";
  return Response.json(health, {
    status: isHealthy ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}

// However often this is asked, the mail servers are asked once in this time.
const CACHE_MS = 10_000;
let cached: { health: Promise<Health>; expires: number } | undefined;

function currentHealth(): Promise<Health> {
  if (!cached || cached.expires < Date.now()) {
    cached = { health: checkHealth(), expires: Date.now() + CACHE_MS };
  }
  return cached.health;
}

async function checkHealth(): Promise<Health> {
  if (!isConfigured()) return { configuration: "incomplete", mail: "unreachable" };
  const mail = (await isAnyRelayReady(4_000)) ? "ready" : "unreachable";
  return { configuration: "complete", mail };
}

function isConfigured(): boolean {
  try {
    return env().SMTP_URL.length > 0;
  } catch (error) {
    if (error instanceof ConfigError) return false;
    throw error;
  }
}
