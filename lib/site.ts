import type { Route } from "next";
import { env } from "./env";
import { phoneHref } from "./format";

const { COMPANY_NAME, CONTACT_PHONE, APP_URL, SITE_URL } = env();

export const company = {
  name: COMPANY_NAME,
  phone: CONTACT_PHONE,
  phoneHref: phoneHref(CONTACT_PHONE),
  description:
    "A startup building smart solutions, automation systems and robotics platforms for industrial and educational use.",
};

export const siteUrl = SITE_URL;
export const appUrl = APP_URL;

export const product = {
  name: "Temp Guard",
  /** The lines of the home page's headline and of its sharing image. */
  headline: ["Hear about it", "while the stock", "is still cold."],
  description:
    "A cold-storage temperature monitor: a sensor in the cold room, a cloud platform that watches every reading, and a mobile web app.",
};

/** The colour of the browser's own UI in each theme: `--canvas` of `app/styles/tokens.css`. */
export const themeColors = { dark: "#0b0d0e", light: "#f4f3ee" };

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
  { path: "/contact-us/not-sent", label: "Not sent", isFormResult: true },
  demoPage,
  { path: "/privacy", label: "Privacy", footer: "More" },
] as const satisfies readonly Page[];

export const headerPages = pages.filter((page: Page) => page.inHeader);
export const indexedPages = pages.filter((page: Page) => !page.isFormResult);

export function footerPages(group: FooterGroup) {
  return pages.filter((page: Page) => page.footer === group);
}
