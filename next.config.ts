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

const config: NextConfig = {
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    {
      // Named after their content.
      source: "/islands/:path*",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ],
};

export default config;
