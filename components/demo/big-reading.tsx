import { formatDegrees } from "@/lib/format";
import type { RoomRun } from "@/lib/simulation/room-run";
import type { Tone } from "./copy";
import { readingText } from "./tone";

type BigReadingProps = { run: RoomRun; tone: Tone; className: string };

/** What was last heard of a room. Large figures stand away from the edge, most of all a 1. */
export function BigReading({ run, tone, className }: BigReadingProps) {
  return (
    <p
      className={`-ml-[.07em] text-[3.25rem] leading-none font-medium tracking-[-.045em] ${readingText(tone)} ${className}`}
    >
      {formatDegrees(run.heard)}
      <span className="ml-1 text-[.36em] tracking-normal">°C</span>
    </p>
  );
}
