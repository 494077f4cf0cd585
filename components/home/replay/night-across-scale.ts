import { percentBetween } from "@/components/charts/scale";
import { night } from "./use-replay";

/** The first minute on the paper, and the degrees that it spans. */
export const FROM = 7 * 60;
export const LOW = -1.6;
export const HIGH = 10.6;

export const x = percentBetween(FROM, night.lengthMinutes);
export const y = percentBetween(HIGH, LOW);
