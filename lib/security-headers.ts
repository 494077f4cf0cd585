/**
 * Headers of every response. This policy contains what all pages share. Each page also has its own policy
 * (`islands/optimize/csp.ts`); browsers enforce both.
 */
export const securityHeaders = [
  {
    key: "Content-Security-Policy",
    value: "base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
  },
  { key: "Strict-Transport-Security", value: "max-age=63072000" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  {
    key: "Permissions-Policy",
    value: "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  },
];
