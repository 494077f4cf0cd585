/** The components that are hydrated. The name of an `<Island>` is the name of its component's file. */
export const islands = [
  "components/demo/demo",
  "components/home/door-simulation",
  "components/home/home-closing",
  "components/pricing/price-calculator",
  "components/contact/quotation-form",
];
