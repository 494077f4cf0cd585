import type { Break } from "@/lib/simulation/room-run";
import { units, type UnitId } from "@/lib/simulation/rooms";

export type Scenario = { unit: UnitId; breaks: Break[] };

export const BREAKS = [
  "door",
  "power",
  "compressor",
  "freeze",
  "internet",
] as const satisfies Break[];

/** The scenario of an address, if it names one: `?unit=freezer&break=power`. */
export function readScenario(search: string): Scenario | undefined {
  const query = new URLSearchParams(search);
  const unit = units.find(({ id }) => id === query.get("unit"))?.id;
  const wanted = query.get("break")?.split(/[ ,]/) ?? [];
  const breaks = BREAKS.filter((what) => wanted.includes(what));
  if (!unit && breaks.length === 0) return undefined;
  return { unit: unit ?? units[0].id, breaks };
}

export function writeScenario({ unit, breaks }: Scenario): string {
  const broken = breaks.length
    ? `&break=${BREAKS.filter((it) => breaks.includes(it)).join(",")}`
    : "";
  return `?unit=${unit}${broken}`;
}
