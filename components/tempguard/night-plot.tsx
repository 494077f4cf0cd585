import type { ReactNode } from "react";
import type { NightSample } from "@/lib/simulation/night";
import { AirLine } from "@/components/charts/air-line";
import { Band } from "@/components/charts/band";
import { clock, night } from "@/components/charts/night-data";
import { percentBetween } from "@/components/charts/scale";
import { tracePath } from "@/components/charts/trace-path";

const TOP = 8;
const BOTTOM = -2;

type PlotProps = {
  from?: number;
  to?: number;
  top?: number;
  bottom?: number;
  children: ReactNode;
};

/** A coordinate system in minutes and degrees, stretched over whatever it stands in. */
export function Plot({
  from = 0,
  to = night.lengthMinutes,
  top = TOP,
  bottom = BOTTOM,
  children,
}: PlotProps) {
  return (
    <svg
      viewBox={`${from} ${-top} ${to - from} ${top - bottom}`}
      preserveAspectRatio="none"
      className="size-full"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The safe band of the night; `bleed` minutes beyond it on either side. */
export function NightBand({ bleed = 0 }: { bleed?: number }) {
  const width = night.lengthMinutes + 2 * bleed;
  return <Band limits={[night.low, night.high]} from={-bleed} width={width} />;
}

type LineProps = { samples?: NightSample[] };

export function Air({ samples = night.attended }: LineProps) {
  return <AirLine d={airPath(samples)} limit={night.high} />;
}

export function Stock({ samples = night.attended }: LineProps) {
  return (
    <path
      d={tracePath(samples, ({ stock }) => stock, 30)}
      fill="none"
      strokeWidth="1.6"
      className="stroke-cold"
    />
  );
}

/** In tenths of a degree, as the sensor reports them: the page draws the nights often, and at no great height. */
export function airPath(samples: NightSample[]): string {
  return tracePath(samples, ({ air }) => air, 6, 1);
}

/** Where a minute of the night lies across a plot. */
export const across = percentBetween(0, night.lengthMinutes);

/** Where a temperature lies in a plot of the usual height, from its top. */
export const down = percentBetween(TOP, BOTTOM);

/** The hours under a plot of the whole night; on a phone every third. */
export function Hours() {
  const hours = night.lengthMinutes / 60;
  return (
    <svg width="100%" height="28" className="text-label" aria-hidden="true">
      {Array.from({ length: hours + 1 }, (_, hour) => (
        <text
          key={hour}
          x={across(hour * 60)}
          y="24"
          textAnchor={hour === 0 ? "start" : hour === hours ? "end" : "middle"}
          className={hour % 3 ? "max-md:hidden" : undefined}
        >
          {clock(hour * 60)}
        </text>
      ))}
    </svg>
  );
}
