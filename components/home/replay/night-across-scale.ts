import { percentBetween } from "@/components/charts/scale";
import { night } from "./use-replay";

/** The first minute on the paper, and the degrees that it spans. */
export const FROM = 7 * 60;
export const LOW = -1.6;
export const HIGH = 10.6;

export const x = percentBetween(FROM, night.lengthMinutes);
export const y = percentBetween(HIGH, LOW);

/** Keeps the paper’s lines out of what is written on them: one string, as each piece would cover the end of the last. */
export const halo = { paintOrder: "stroke", strokeWidth: 6 } as const;
