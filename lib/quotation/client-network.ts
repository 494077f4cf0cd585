import "server-only";
import { isIPv6 } from "node:net";
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
  const address = withoutPort(text);
  if (!isIPv6(address)) return address.slice(0, 64).toLowerCase();
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  // An IPv4 address as a proxy on IPv6 may write it.
  if (canonical.startsWith("::ffff:")) return canonical;
  const [left = [], right = []] = canonical
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}

function withoutPort(text: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.split("%", 1).join();
}
