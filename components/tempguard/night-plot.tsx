import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import type { NightSample } from "@/lib/simulation/night";
import { AirLine } from "@/components/charts/air-line";
import { Band } from "@/components/charts/band";
import { back, clock, closed, door, night } from "@/components/charts/night-data";
import { percentBetween } from "@/components/charts/scale";
import { tracePath, traceValue } from "@/components/charts/trace-path";

const TOP = 8;
const BOTTOM = -1.5;

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

/** Stock and air of a night, the air over the stock. */
export function Lines(props: LineProps) {
  return (
    <>
      <Stock {...props} />
      <Air {...props} />
    </>
  );
}

export function Air({ samples = night.attended }: LineProps) {
  return <AirLine d={airPath(samples)} limit={night.high} />;
}

export function Stock({ samples = night.attended }: LineProps) {
  const line = tracePath(...stockTrace(samples));
  if (samples.some(({ stock }) => stock > night.high)) {
    return <AirLine d={line} limit={night.high} calm="text-cold" />;
  }
  return <path d={line} fill="none" strokeWidth="1.6" className="stroke-cold" />;
}

/** Of every so many minutes: the more, the smoother. */
export function airPath(samples: NightSample[], every?: number): string {
  return tracePath(...airTrace(samples, every));
}

/** Where the drawn lines lie at a minute, from the top of a plot of the usual height. */
export function airAt(minute: number, samples = night.attended): string {
  return down(traceValue(minute, ...airTrace(samples)));
}

export function stockAt(minute: number): string {
  return down(traceValue(minute, ...stockTrace(night.attended)));
}

function airTrace(samples: NightSample[], every?: number) {
  const isDrawn = ({ minute }: NightSample) =>
    minute % (every ?? (isEventful(minute) ? 4 : 10)) === 0;
  return [samples, ({ air }: NightSample) => air, isDrawn] as const;
}

/** From before the door is left ajar until the air is back: the line turns sharply. */
function isEventful(minute: number) {
  return minute > door.minute - 4 && minute < back.minute + 10;
}

function stockTrace(samples: NightSample[]) {
  return [samples, ({ stock }: NightSample) => stock, 40] as const;
}

/** What is drawn, in a plot of the usual height: the limit at its line, the air beside its peak, the stock over its end. */
export function Names() {
  const lastHour = night.lengthMinutes - 60;
  return (
    <>
      <LimitName />
      <text x={across(closed.minute)} y={down(6.5)} dx="12" className="text-ink">
        Air
      </text>
      <text
        x={across(lastHour)}
        y={stockAt(lastHour)}
        dy="-8"
        textAnchor="middle"
        className="text-cold max-sm:hidden"
      >
        Stock
      </text>
    </>
  );
}

export function LimitName() {
  return (
    <text x="8" y={down(night.high)} dy="-7">
      {formatTemperature(night.high, 0)}
    </text>
  );
}

/** Where a minute of the night lies across a plot. */
export const across = percentBetween(0, night.lengthMinutes);

/** Where a temperature lies in a plot of the usual height, from its top. */
export const down = percentBetween(TOP, BOTTOM);

/** Every third hour under a plot of the whole night. */
export function Hours() {
  return (
    <svg width="100%" height="24" className="text-label" aria-hidden="true">
      {[0, 180, 360, 540, 720].map((minute) => (
        <text
          key={minute}
          x={across(minute)}
          y="20"
          textAnchor={minute === 0 ? "start" : minute === night.lengthMinutes ? "end" : "middle"}
          // Between the two ends that stand at the margins, others would look unevenly apart.
          className={minute % 360 === 0 ? undefined : "max-tab:hidden"}
        >
          {clock(minute)}
        </text>
      ))}
    </svg>
  );
}
