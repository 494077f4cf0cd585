import { isIP, isIPv4 } from "node:net";
import type { Env } from "@/lib/config/env";

/**
 * The network that a request came from, as told by a proxy of ours; undefined where nothing trustworthy tells it. What
 * a client writes into these headers itself stands further left and is never read.
 */
export function clientAddress(
  headers: Headers,
  { VERCEL, TRUST_PROXY_HOPS }: Pick<Env, "VERCEL" | "TRUST_PROXY_HOPS">,
): string | undefined {
  const address = VERCEL
    ? headers.get("x-vercel-forwarded-for")
    : TRUST_PROXY_HOPS > 0
      ? headers.get("x-forwarded-for")?.split(",").at(-TRUST_PROXY_HOPS)
      : undefined;
  return address ? network(address.trim()) : undefined;
}

// An IPv6 client has a whole /64 of addresses at will.
function network(address: string): string | undefined {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (isIPv4(mapped ?? address)) return mapped ?? address;
  if (!isIP(address)) return undefined;
  const [start = "", end] = address.split("::");
  const groups = start.split(":").filter(Boolean);
  const known = groups.length + (end?.split(":").filter(Boolean).length ?? 0);
  const zeros = Array<string>(8 - known).fill("0");
  const all = end === undefined ? groups : [...groups, ...zeros];
  return all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}
