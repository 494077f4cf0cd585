import type { Frame } from "@/components/charts/night-chart";

/** From 18:00, with room for the device above the lines. A phone shows the part from 00:00. */
export const heroFrame: Frame = { from: 0, above: 11, below: 0.11 };
