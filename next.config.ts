import { networkInterfaces } from "node:os";
import type { NextConfig } from "next";
import { env } from "./lib/env";
import { QUOTATION_ENDPOINT } from "./lib/quotation/result";
import { securityHeaders } from "./lib/security-headers";
import { pages } from "./lib/site";

/** All addresses of this machine, so that a phone can open the site of `npm run dev`. */
const ownAddresses = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));

const config: NextConfig = {
  output: env().NEXT_OUTPUT,
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  allowedDevOrigins: ownAddresses,
  // No picture is optimized on demand, and the optimizer would log the addresses that visitors request.
  images: { unoptimized: true },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // By Next's own value a CDN would show a page for a year, also after the next release.
    ...pages.map(({ path }) => ({
      source: path,
      headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }],
    })),
    {
      // Named after a hash of their content.
      source: "/islands/:path*",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    {
      // Other sites show these pictures beside a link.
      source: "/:path*/opengraph-image",
      headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
    },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // Next would show its own error page, with status 500.
      { source: "/_global-error", destination: "/404" },
      // With this header Next itself answers 200 and "{}", and the form would wait for success forever.
      {
        source: QUOTATION_ENDPOINT,
        has: [{ type: "header", key: "x-middleware-prefetch" }],
        destination: "/php/nothing",
      },
    ],
    // A page is also found in capital letters: Next compares them for files, but not for rewrites.
    fallback: pages.map(({ path }) => ({ source: path, destination: path })),
  }),
};

export default config;
