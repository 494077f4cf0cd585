import { formatTemperature } from "@/lib/format";
import { night } from "@/lib/cold-room/night";
import { Dot, Label } from "@/components/charts/marks";
import type { NightSample } from "@/lib/cold-room/simulate-night";
import { nightPlot } from "./night-line";

type LineEndsProps = {
  sample: NightSample;
  /** Why the stock has this temperature. */
  because: string;
  /** Nothing is said of the air. */
  isStockOnly?: boolean;
};

/** The temperatures in which a night's two lines end in the morning; that of the air only where it is too warm. */
export function LineEnds({ sample, because, isStockOnly }: LineEndsProps) {
  const { air, stock, minute } = sample;
  const isTooWarm = stock > night.high;
  // Within its limits the stock's words stand under both lines, which end close to each other.
  const words = isTooWarm
    ? nightPlot.stock(sample)
    : nightPlot.at(minute, Math.min(BELOW_BOTH, stock - CLEARANCE));
  const dy = isTooWarm ? -32 : 32;
  return (
    <g textAnchor="end">
      <Label
        at={words}
        dx={-GAP}
        dy={dy}
        className={`text-heading font-medium max-tab:text-lg ${isTooWarm ? "text-warm" : `night-detail text-cold ${RAISED}`}`}
      >
        Stock {formatTemperature(stock)}
      </Label>
      <Label
        at={words}
        dx={-GAP}
        dy={dy + LEADING}
        className={`night-detail ${isTooWarm ? "" : `${RAISED} max-tab:[@media(height<800px)]:hidden`}`}
      >
        {because}
      </Label>
      <Dot at={nightPlot.stock(sample)} tone={isTooWarm ? "warm" : "cold"} />
      {air > night.high && !isStockOnly && (
        <g className="text-ink">
          <Label
            at={nightPlot.air(sample)}
            dx={-GAP}
            dy={-GAP}
            className={`font-medium ${LOWERED}`}
          >
            Air {formatTemperature(air)}
          </Label>
          <Dot at={nightPlot.air(sample)} tone="hollow" />
        </g>
      )}
    </g>
  );
}

/** On a phone the words of cold stock are clear of the button below them. */
const RAISED = "max-tab:-translate-y-4";
/** On a phone the air's words stand under its line, as the verdict stands above it. */
const LOWERED = "max-tab:translate-y-12";

/** From the ends of the lines to the words, and from one line of words to the next, in pixels. */
const [GAP, LEADING] = [14, 20];
/** Degrees: where words are clear of both lines, and how far below the stock's they are at least. */
const [BELOW_BOTH, CLEARANCE] = [1.8, 0.6];
