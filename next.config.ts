import { networkInterfaces } from "node:os";
import type { NextConfig } from "next";
import { pages } from "./lib/pages";
import { securityHeaders } from "./lib/security-headers";

process.env.NEXT_TELEMETRY_DISABLED = "1";

/** All addresses of this machine, so that a phone can open the site of `npm run dev`. */
const ownAddresses = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));

const config: NextConfig = {
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  // Replaces process.env.SITE_URL in the built code, also in lib/env.ts.
  env: { SITE_URL: process.env.SITE_URL ?? "" },
  // ES modules, which Jest then compiles too.
  transpilePackages: ["p-limit", "yocto-queue"],
  // Next would copy the e-mails of lib/mail/inbox.ts into a container.
  outputFileTracingExcludes: { "/*": [".inbox/**"] },
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  allowedDevOrigins: ownAddresses,
  // The pictures need no optimization on demand, and the optimizer would log the URLs that visitors request.
  images: { unoptimized: true },
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    // With Next's default, a CDN would serve a page for a year, even after the next release.
    ...pages.map(({ path }) => ({
      source: path,
      headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }],
    })),
    // The page of an error has addresses of its own. Next also answers with it if letters of a page's path are escaped.
    {
      source: "/(404|500|_not-found|_global-error|.*%.*)",
      headers: [{ key: "Cache-Control", value: "no-store" }],
    },
    {
      // These files are named after a hash of their content.
      source: "/islands/:path*",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    {
      // Other sites show this picture in link previews.
      source: "/opengraph-image",
      headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
    },
  ],
  rewrites: async () => ({
    // Makes page paths case-insensitive: Next ignores case in the source of a rewrite, but not for its own files.
    fallback: pages.map(({ path }) => ({ source: path, destination: path })),
  }),
};

export default config;
