import type { Route } from "next";

type FooterGroup = "Product" | "Talk to us" | "More";

type Page = {
  path: Route;
  label: string;
  /** Whether the header and the menu list the page. */
  inHeader?: true;
  footer?: FooterGroup;
  /** Whether the page shows the result of the form, which search engines should not index. */
  isFormResult?: true;
};

/** The demo page, to which header, menu and footer link. */
export const demoPage = { path: "/demo", label: "Request Demo", footer: "Talk to us" } as const;

/** All pages. Header, menu, footer, sitemap and tests are built from this list. */
export const pages = [
  { path: "/", label: "Home", inHeader: true },
  { path: "/iot", label: "IoT", footer: "Product" },
  { path: "/iot/tempguard", label: "IoT - Temp Guard", inHeader: true, footer: "Product" },
  { path: "/pricing", label: "Pricing", inHeader: true, footer: "Product" },
  { path: "/contact-us", label: "Contact Us", inHeader: true, footer: "Talk to us" },
  { path: "/contact-us/sent", label: "Sent", isFormResult: true },
  { path: "/contact-us/not-sent", label: "Error", isFormResult: true },
  demoPage,
  { path: "/privacy", label: "Privacy", footer: "More" },
] as const satisfies readonly Page[];

export const headerPages = pages.filter((page: Page) => page.inHeader);
export const indexedPages = pages.filter((page: Page) => !page.isFormResult);

export function footerPages(group: FooterGroup) {
  return pages.filter((page: Page) => page.footer === group);
}
