import type { MetadataRoute } from "next";
import { indexedPages } from "@/lib/pages";
import { siteUrl } from "@/lib/site";

export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPages.map(({ path }) => ({ url: new URL(path, siteUrl).href }));
}
