import type { Fault } from "@/lib/simulation/room-run";
import { rooms, type RoomId } from "@/lib/simulation/rooms";

export type Scenario = { roomId: RoomId; faults: Fault[] };

export const FAULTS = [
  "door",
  "power",
  "compressor",
  "freeze",
  "internet",
] as const satisfies Fault[];

/** The scenario of an address, if it names one: `?unit=freezer&break=power`. */
export function readScenario(search: string): Scenario | undefined {
  const query = new URLSearchParams(search);
  const roomId = rooms.find(({ id }) => id === query.get("unit"))?.id;
  const wanted = query.get("break")?.split(/[ ,]/) ?? [];
  const faults = FAULTS.filter((fault) => wanted.includes(fault));
  if (!roomId && faults.length === 0) return undefined;
  return { roomId: roomId ?? rooms[0].id, faults };
}

export function writeScenario({ roomId, faults }: Scenario): string {
  const broken = FAULTS.filter((fault) => faults.includes(fault)).join(",");
  return `?unit=${roomId}${broken && `&break=${broken}`}`;
}
