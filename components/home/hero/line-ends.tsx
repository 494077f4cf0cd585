import type { ReactNode } from "react";
import { formatTemperature } from "@/lib/format";
import { night } from "@/components/charts/night-data";
import { Dot, Name } from "@/components/charts/marks";
import type { NightSample } from "@/lib/simulation/night";
import { nightPlot } from "./night-line";

type LineEndsProps = {
  sample: NightSample;
  /** What the stock's temperature comes of. */
  because: ReactNode;
};

/** What the two lines of a night have come to in the morning. The air is told only where it is too warm. */
export function LineEnds({ sample, because }: LineEndsProps) {
  const { air, stock, minute } = sample;
  const isTooWarm = stock > night.high;
  // Within its limits the stock is told under the air, which is about as cold.
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
        <>
          <Name at={nightPlot.air(sample)} dx={-14} dy={-14} className="text-warm">
            Air {formatTemperature(air)}
          </Name>
          <Dot at={nightPlot.air(sample)} isHollow />
        </>
      )}
    </g>
  );
}
