/** The files of the components that are hydrated, each with a component named after it. */
export const islands = [
  "components/demo/demo",
  "components/home/played-night",
  "components/home/visitors-morning",
  "components/pricing/price-calculator",
  "components/contact/quotation-form",
] as const;

type FileName<Path> = Path extends `${string}/${infer Rest}` ? FileName<Rest> : Path;

export type IslandName = FileName<(typeof islands)[number]>;
