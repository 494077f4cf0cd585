import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { night } from "@/components/charts/night-data";
import { Dot, Name } from "@/components/charts/marks";
import type { NightSample } from "@/lib/simulation/night";
import { nightPlot } from "./night-line";

type LineEndsProps = {
  sample: NightSample;
  /** Why the stock has this temperature. */
  because: ReactNode;
};

/** The temperatures in which a night's two lines end in the morning; that of the air only where it is too warm. */
export function LineEnds({ sample, because }: LineEndsProps) {
  const { air, stock, minute } = sample;
  const isTooWarm = stock > night.high;
  // Within its limits the stock's words stand under both lines, which end close to each other.
  const words = isTooWarm
    ? nightPlot.stock(sample)
    : nightPlot.at(minute, Math.min(1.8, stock - 0.6));
  const dy = isTooWarm ? -32 : 32;
  return (
    <g textAnchor="end">
      <Name
        at={words}
        dx={-14}
        dy={dy}
        className={`text-heading font-medium ${isTooWarm ? "text-warm" : "text-cold"}`}
      >
        Stock {formatTemperature(stock)}
      </Name>
      <Name at={words} dx={-14} dy={dy + 20}>
        {because}
      </Name>
      <Dot at={nightPlot.stock(sample)} tone={isTooWarm ? "warm" : "cold"} />
      {air > night.high && (
        <g className="text-warm">
          <Name at={nightPlot.air(sample)} dx={-14} dy={-14}>
            Air {formatTemperature(air)}
          </Name>
          <Dot at={nightPlot.air(sample)} tone="hollow" />
        </g>
      )}
    </g>
  );
}
