import type { MetadataRoute } from "next";
import { env } from "@/lib/env";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/php/" },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  };
}
