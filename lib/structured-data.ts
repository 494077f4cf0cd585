import type { BreadcrumbList, Organization, Product, WithContext } from "schema-dts";
import { env } from "./env";
import { CURRENCY, plans } from "./pricing";
import { company, phone, product } from "./site";

const { SITE_URL } = env();

const seller = {
  "@type": "Organization",
  "@id": `${SITE_URL}/#organization`,
  name: company.name,
} as const;

export const organization: WithContext<Organization> = {
  "@context": "https://schema.org",
  ...seller,
  url: SITE_URL,
  logo: `${SITE_URL}/apple-icon.png`,
  description: company.description,
  contactPoint: { "@type": "ContactPoint", contactType: "sales", telephone: phone },
};

const terms = { priceCurrency: CURRENCY, url: `${SITE_URL}/pricing`, seller };

/** The product with one offer per plan: a price per device and year, for a range of device counts. */
export const productWithPlans: WithContext<Product> = {
  "@context": "https://schema.org",
  "@type": "Product",
  name: product.name,
  description: product.description,
  category: "Cold-storage temperature monitor",
  url: `${SITE_URL}/iot/tempguard`,
  image: `${SITE_URL}/opengraph-image`,
  brand: { "@type": "Brand", name: company.name },
  offers: plans.map(({ title, annually, minNumberDevices, maxNumberDevices }) => ({
    "@type": "Offer",
    name: title,
    price: annually,
    ...terms,
    eligibleQuantity: {
      "@type": "QuantitativeValue",
      minValue: minNumberDevices,
      maxValue: maxNumberDevices,
    },
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: annually,
      priceCurrency: CURRENCY,
      unitText: "device",
      billingDuration: "P1Y",
    },
  })),
};

export type Crumb = { href: string; label: string };

export function breadcrumbList(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ href, label }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: new URL(href, SITE_URL).href,
    })),
  };
}
