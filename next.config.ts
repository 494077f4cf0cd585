import type { NextConfig } from "next";
import { ConfigError, env, SAMPLE_PHONE } from "./lib/config/env";
import { securityHeaders } from "./lib/security-headers";

try {
  const { CONTACT_PHONE } = env();
  if (process.argv.includes("build") && CONTACT_PHONE === SAMPLE_PHONE) {
    console.warn(`CONTACT_PHONE is not set: the pages show the sample number ${SAMPLE_PHONE}`);
  }
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
