import type { MetadataRoute } from "next";
import { company, product } from "@/lib/site";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${product.name} by ${company.name}`,
    short_name: product.name,
    description: product.description,
    start_url: "/",
    display: "minimal-ui",
    background_color: "#0b0d0e",
    theme_color: "#0b0d0e",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
