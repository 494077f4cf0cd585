/** The components that run in the browser: the name of an `<Island>` is that of its component's file. */
export const islands = [
  "components/demo/demo",
  "components/home/played-night",
  "components/home/visitors-morning",
  "components/pricing/price-calculator",
  "components/contact/quotation-form",
];
