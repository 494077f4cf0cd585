import "server-only";
import { isIPv4, isIPv6 } from "node:net";
import type { Env } from "@/lib/env";

/**
 * Returns the client's network (an IPv4 address or an IPv6 /64) as recorded by a trusted proxy, or undefined without
 * one. Proxies append to the header, so entries forged by the client are further left and are ignored.
 */
export function clientNetwork(
  headers: Headers,
  { VERCEL, TRUST_PROXY_HOPS }: Pick<Env, "VERCEL" | "TRUST_PROXY_HOPS">,
): string | undefined {
  const hops = VERCEL ? 1 : TRUST_PROXY_HOPS;
  if (hops === 0) return undefined;
  const entries = headers.get(VERCEL ? "x-vercel-forwarded-for" : "x-forwarded-for") ?? "";
  const addresses = entries
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  // With fewer entries than proxies, the request bypassed some of them, and a trusted proxy wrote the first entry.
  const address = addresses.at(-hops) ?? addresses[0];
  return address && network(address);
}

// An IPv6 client owns a whole /64. Text that is not an address, such as "unknown", still identifies one client.
function network(text: string): string {
  const bare = withoutPort(text);
  // A proxy may write an IPv4 address as IPv4 or as IPv4-mapped IPv6.
  const address = isIPv4(bare) ? `::ffff:${bare}` : bare;
  if (!isIPv6(address)) return text.slice(0, 64).toLowerCase();
  const groups = groupsOf(address);
  const isIPv4InIPv6 = IPV4_PREFIXES.includes(groups.slice(0, 6).join(":"));
  return groups.slice(0, isIPv4InIPv6 ? 8 : 4).join(":");
}

/** IPv6 addresses that contain an IPv4 address: IPv4-mapped and NAT64. */
const IPV4_PREFIXES = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

function withoutPort(text: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.split("%", 1).join();
}

/** Returns the eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  // The canonical form writes a trailing IPv4 address as two groups.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}
