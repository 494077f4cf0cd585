import { isIPv4, isIPv6 } from "node:net";
import type { Env } from "@/lib/env";

/**
 * The network that a request came from, as told by a proxy of ours; undefined where none tells it. What a client writes
 * into these headers itself stands further left and is not read.
 */
export function clientAddress(
  headers: Headers,
  { VERCEL, TRUST_PROXY_HOPS }: Pick<Env, "VERCEL" | "TRUST_PROXY_HOPS">,
): string | undefined {
  const hops = VERCEL ? 1 : TRUST_PROXY_HOPS;
  if (hops === 0) return undefined;
  const told = headers.get(VERCEL ? "x-vercel-forwarded-for" : "x-forwarded-for") ?? "";
  const addresses = told
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  // Fewer than there are proxies: it came in past some of them, and the first was still told by one of ours.
  const address = addresses.at(-hops) ?? addresses[0];
  return address && network(address);
}

// An IPv6 client has a whole /64 of addresses at will. What is no address at all is still one client's.
function network(text: string): string {
  const address = withoutPort(text);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return text.slice(0, 64).toLowerCase();
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join() === "0,0,0,0,0,ffff";
  return isMapped ? asIPv4(groups.slice(6)) : groups.slice(0, 4).join(":");
}

function withoutPort(text: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return bare.replace(/%.*$/, "");
}

/** The eight groups of an IPv6 address in their shortest form. */
function groupsOf(address: string): string[] {
  // Its canonical form, in which an IPv4 ending is written as two groups.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = [], right = []] = canonical
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right];
}

function asIPv4(groups: string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".");
}
