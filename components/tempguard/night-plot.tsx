import type { ReactNode } from "react";
import type { NightSample } from "@/lib/simulation/night";
import { clock, night } from "@/components/charts/night-data";
import { tracePath } from "@/components/charts/trace-path";

/** The traces that the page draws several times, once: minutes to the right, degrees upwards. */
export function NightTraces() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <path id="night-air" vectorEffect="non-scaling-stroke" d={airPath(night.attended)} />
        <path
          id="night-stock"
          vectorEffect="non-scaling-stroke"
          d={tracePath(night.attended, ({ stock }) => stock, 24)}
        />
        <clipPath id="above-limit">
          <path d={`M-9-99H999V${-night.high}H-9z`} />
        </clipPath>
        <clipPath id="within-limit">
          <path d={`M-9 99H999V${-night.high}H-9z`} />
        </clipPath>
      </defs>
    </svg>
  );
}

/** The air over the night, warm above the limit. */
export function Air({ trace = "#night-air" }: { trace?: string }) {
  return (
    <g fill="none" strokeWidth="1.6" strokeLinejoin="round">
      <use href={trace} className="stroke-ink" clipPath="url(#within-limit)" />
      <use href={trace} className="stroke-warm" clipPath="url(#above-limit)" />
    </g>
  );
}

export function Stock() {
  return <use href="#night-stock" fill="none" strokeWidth="1.6" className="stroke-cold" />;
}

type PlotProps = {
  from?: number;
  to?: number;
  top: number;
  bottom: number;
  children: ReactNode;
};

/** A coordinate system in minutes and degrees, stretched over whatever it stands in. */
export function Plot({ from = 0, to = night.lengthMinutes, top, bottom, children }: PlotProps) {
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

/** The safe band with its two limits; `bleed` minutes beyond the night on either side. */
export function Band({ bleed = 0 }: { bleed?: number }) {
  const [x, width] = [-bleed, night.lengthMinutes + 2 * bleed];
  return (
    <>
      <rect
        x={x}
        y={-night.high}
        width={width}
        height={night.high - night.low}
        className="fill-band"
      />
      <path
        d={`M${x} ${-night.high}h${width}M${x} ${-night.low}h${width}`}
        vectorEffect="non-scaling-stroke"
        className="stroke-band-edge"
      />
    </>
  );
}

/** In tenths of a degree, as the sensor reports them: the page draws the nights often, and at no great height. */
export function airPath(samples: NightSample[]): string {
  return tracePath(samples, ({ air }) => air, 4, 1);
}

/** Where a minute of the night lies across a plot. */
export function across(minute: number): string {
  return percent(minute / night.lengthMinutes);
}

/** Where a temperature lies in a plot, from its top. */
export function down(celsius: number, top: number, bottom: number): string {
  return percent((top - celsius) / (top - bottom));
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/** The hours under a plot of the whole night; on a phone every third. */
export function Hours() {
  const hours = night.lengthMinutes / 60;
  return (
    <svg width="100%" height="34" className="text-label" aria-hidden="true">
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
