import type { MetadataRoute, Route } from "next";
import { siteUrl } from "@/lib/site";

const routes: Route[] = [
  "/",
  "/iot",
  "/iot/tempguard",
  "/pricing",
  "/demo",
  "/contact-us",
  "/privacy",
];

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map((route) => ({ url: new URL(route, siteUrl).href }));
}
