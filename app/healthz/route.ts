import { env } from "@/lib/env";
import { mailerFor } from "@/lib/mail/mailer";
import { checkRedis } from "@/lib/redis";

type Health = {
  /** `degraded`: requests are delivered, but a relay or Redis is unavailable. */
  status: "ok" | "degraded" | "down";
  /** One for each address in `SMTP_URL`, in its order. */
  relays: ("ready" | "unavailable")[];
  redis: "ready" | "unavailable" | "off";
};

/**
 * For monitoring: 200 if a relay accepted a connection and its login within the last ten seconds, else 503. A 503 is no
 * reason to restart the instance.
 */
export async function GET({ headers }: Request): Promise<Response> {
  const checks = [mailerFor(headers)?.checkRelays(), checkRedis()] as const;
  const [relays = [], hasRedis] = await Promise.all(checks);
  const redis = !env().REDIS_URL ? "off" : hasRedis ? "ready" : "unavailable";
  const isComplete = redis !== "unavailable" && !relays.includes(false);
  const health: Health = {
    status: relays.includes(true) ? (isComplete ? "ok" : "degraded") : "down",
    relays: relays.map((isReady) => (isReady ? "ready" : "unavailable")),
    redis,
  };
  return Response.json(health, {
    status: health.status === "down" ? 503 : 200,
    headers: { "Cache-Control": "no-store" },
  });
}
