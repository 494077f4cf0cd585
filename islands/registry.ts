/** The paths of the hydrated components, without extension. Each file exports a component that is named after it. */
export const islands = [
  "components/demo/demo",
  "components/home/hero-night",
  "components/pricing/price-calculator",
  "components/contact/quotation-form",
] as const;

type FileName<Path> = Path extends `${string}/${infer Rest}` ? FileName<Rest> : Path;

export type IslandName = FileName<(typeof islands)[number]>;
