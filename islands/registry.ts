/** The components that are hydrated. The name of an `<Island>` is the name of its component's file. */
export const islands = [
  "components/demo/demo",
  "components/home/played-night",
  "components/home/visitors-morning",
  "components/pricing/price-calculator",
  "components/contact/quotation-form",
];
