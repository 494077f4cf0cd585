import type { Route } from "next";
import { env } from "./config/env";

const { COMPANY_NAME, CONTACT_PHONE, APP_URL, SITE_URL } = env();

export const company = {
  name: COMPANY_NAME,
  phone: CONTACT_PHONE,
  phoneHref: `tel:${CONTACT_PHONE.replace(/[^\d+]/g, "")}`,
  description:
    "A startup building smart solutions, automation systems and robotics platforms for industrial and educational use.",
};

export const siteUrl = SITE_URL;
export const appUrl = APP_URL;

export const product = {
  name: "Temp Guard",
  description:
    "A cold-storage temperature monitor: a sensor in the cold room, a cloud platform that watches every reading, and a mobile web app.",
};

type Page = { href: Route; label: string };

export const navigation = [
  { href: "/", label: "Home" },
  { href: "/iot/tempguard", label: "IoT - Temp Guard" },
  { href: "/pricing", label: "Pricing" },
  { href: "/contact-us", label: "Contact Us" },
] as const satisfies Page[];
