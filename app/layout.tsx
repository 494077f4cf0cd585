import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { startTheme } from "@/components/layout/start-theme";
import { callSource } from "@/components/ui/inline-script";
import { env } from "@/lib/env";
import { company, product, themeColors } from "@/lib/site";
import "./globals.css";

const instrumentSans = localFont({
  // `scripts/subset-font.ts` writes this file.
  src: "./fonts/instrument-sans.woff2",
  weight: "400 600",
  display: "swap",
  // base.css has one that visitors with Android have too.
  adjustFontFallback: false,
  variable: "--font-instrument-sans",
});

export const metadata: Metadata = {
  metadataBase: new URL(env().SITE_URL),
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

/** Makes the browser prerender a page of the site when a visitor is about to follow a link to it. */
const speculationRules = JSON.stringify({
  prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

const headScript = [
  // The variant `no-js:` applies without this class.
  'document.documentElement.classList.add("js")',
  callSource(startTheme, [themeColors]),
  // The menu is closed when the window becomes narrow again, and when a visitor comes back to the page. Elements are
  // properties of the window by their `id`.
  'matchMedia("(width>=56.25rem)").onchange=onpagehide=()=>menu.hidePopover()',
].join(";");

export default function RootLayout({ children }: LayoutProps<"/">) {
  return (
    <html lang="en-GB" className={`dark ${instrumentSans.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
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
