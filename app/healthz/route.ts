import { ConfigError, env } from "@/lib/env";
import { redisState } from "@/lib/redis";
import { mailer } from "@/lib/mail/mailer";
import { HEALTH_MS } from "@/lib/time-limits";

type Health = {
  /** `degraded`: requests are delivered, and something that is configured does not work. */
  status: "ok" | "degraded" | "down";
  configuration: "complete" | "incomplete";
  /** In the order of `SMTP_URL`. */
  relays: ("ready" | "unreachable")[];
  dkim: "signing" | "off";
  redis: "ready" | "away" | "off";
};

/** For monitoring: 200 when a quotation request would be delivered, else 503. */
export async function GET(): Promise<Response> {
  if (!cached || cached.expires < performance.now()) {
    cached = { health: checkHealth(), expires: performance.now() + HEALTH_MS };
  }
  const health = await cached.health;
  return Response.json(health, {
    status: health.status === "down" ? 503 : 200,
    headers: { "Cache-Control": "no-store" },
  });
}

let cached: { health: Promise<Health>; expires: number } | undefined;

async function checkHealth(): Promise<Health> {
  const settings = readSettings();
  if (!settings || settings.SMTP_URL.length === 0) {
    return { status: "down", configuration: "incomplete", relays: [], dkim: "off", redis: "off" };
  }
  const [relays, redis] = await Promise.all([mailer().checkRelays(), redisState()]);
  const isWell = redis !== "away" && !relays.includes("unreachable");
  return {
    status: relays.includes("ready") ? (isWell ? "ok" : "degraded") : "down",
    configuration: "complete",
    relays,
    // A key that cannot sign is a wrong setting.
    dkim: settings.DKIM_PRIVATE_KEY ? "signing" : "off",
    redis,
  };
}

function readSettings() {
  try {
    return env();
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}
