import { clientNetwork } from "./client-network";
import { parseEnv } from "@/lib/env";

const forged = "10.9.9.9";
const address = "192.0.2.1";

test.each([
  [0, `${forged}, 192.0.2.1`, undefined],
  [1, `${forged}, 192.0.2.1`, address],
  [2, `${forged}, 192.0.2.1, 198.51.100.1`, address],
  [2, "192.0.2.1", address],
  [1, "", undefined],
  [1, `${forged}, rubbish`, "rubbish"],
  [1, `${forged},192.0.2.1, `, address],
  [1, `${"Rubbish ".repeat(8)}and more`, "rubbish ".repeat(8)],
  [1, "192.0.2.1:50123", address],
  [1, "[2001:db8:1:2::6]:50123", "2001:db8:1:2"],
  [1, "[2001:db8:1:2::6]", "2001:db8:1:2"],
  [1, "fe80::1%eth0", "fe80:0:0:0"],
  [1, "[::ffff:192.0.2.1]:443", "::ffff:c000:201"],
  [1, "::FFFF:c000:201", "::ffff:c000:201"],
  [1, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  [1, "2001:0DB8:1:2::6", "2001:db8:1:2"],
  [1, "2001:db8::6", "2001:db8:0:0"],
  [1, "::1", "0:0:0:0"],
])("behind %i proxies, reads X-Forwarded-For %p as %p", (hops, forwarded, expected) => {
  expect(addressFrom({ TRUST_PROXY_HOPS: String(hops) }, { "x-forwarded-for": forwarded })).toBe(
    expected,
  );
});

test("reads Vercel's header only on Vercel", () => {
  const headers = { "x-vercel-forwarded-for": "192.0.2.1", "x-forwarded-for": forged };
  expect(addressFrom({ VERCEL: "1" }, headers)).toBe(address);
  expect(addressFrom({}, headers)).toBeUndefined();
  expect(addressFrom({ VERCEL: "0" }, headers)).toBeUndefined();
  expect(addressFrom({ VERCEL: "1" }, { "x-forwarded-for": forged })).toBeUndefined();
});

function addressFrom(settings: Record<string, string>, headers: Record<string, string>) {
  return clientNetwork(new Headers(headers), parseEnv(settings));
}
