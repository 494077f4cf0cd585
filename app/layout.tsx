import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { trackHeader } from "@/components/layout/track-header";
import { startThemeAndMenu } from "@/components/layout/start-theme-and-menu";
import { company, product, siteUrl, themeColors } from "@/lib/site";
import "./globals.css";

const instrumentSans = localFont({
  // Written by scripts/subset-font.ts.
  src: "./fonts/instrument-sans.woff2",
  weight: "400 600",
  variable: "--font-instrument-sans",
});

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: {
    default: `${company.name}: ${product.headline.join(" ")}`,
    template: `%s | ${company.name}`,
  },
  description: product.description,
  alternates: { canonical: "./" },
  openGraph: { siteName: company.name, locale: "en_GB", type: "website", url: "./" },
  twitter: { card: "summary_large_image" },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = { themeColor: themeColors.dark, colorScheme: "dark light" };

const pageScript = `(${startThemeAndMenu.toString()})(${JSON.stringify(themeColors)});(${trackHeader.toString()})()`;

/** The site's own pages are prerendered when a visitor is about to follow a link to them. */
const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en-GB" className={`dark ${instrumentSans.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: pageScript }} />
      </head>
      <body>
        <a href="#main" className="fixed top-2 left-2 z-20 button not-focus:sr-only">
          Skip to content
        </a>
        <SiteHeader />
        {children}
        <SiteFooter />
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  );
}
