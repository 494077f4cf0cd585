import type { NextConfig } from "next";
import { ConfigError, env } from "./lib/env";

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
};

export default config;
