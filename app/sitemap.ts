import type { MetadataRoute } from "next";
import { env } from "@/lib/env";
import { indexedPages } from "@/lib/pages";

export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages.map(({ path }) => ({ url: new URL(path, env().SITE_URL).href }));
}
