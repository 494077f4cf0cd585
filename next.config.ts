import { networkInterfaces } from "node:os";
import type { NextConfig } from "next";
import { ConfigError, env } from "./lib/env";
import { securityHeaders } from "./lib/security-headers";

try {
  env();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** All addresses of this machine, by which `npm run dev` can be opened from a phone too. */
const ownAddresses = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));

const config: NextConfig = {
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  allowedDevOrigins: ownAddresses,
  // Nothing here is optimized on demand, and an optimizer would log what visitors ask it for.
  images: { unoptimized: true },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    {
      // Named after their content.
      source: "/islands/:path*",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // Next would show its own error page there, with status 500.
      { source: "/_global-error", destination: "/404" },
      // With this header Next would answer in the endpoint's place: 200 and "{}", which reads like a request that was
      // sent. So it is sent to where nothing is, wherever no server of ours has taken the header off.
      {
        source: "/php/emailer.php",
        has: [{ type: "header", key: "x-middleware-prefetch" }],
        destination: "/php/nothing",
      },
    ],
  }),
};

export default config;
