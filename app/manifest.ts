import type { MetadataRoute } from "next";
import { company, product, themeColors } from "@/lib/site";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${product.name} by ${company.name}`,
    short_name: product.name,
    description: product.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColors.dark,
    theme_color: themeColors.dark,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
