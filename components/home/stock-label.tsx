import { formatTemperature } from "@/lib/format";
import { incident } from "@/lib/cold-room/incident";
import { Dot, Label } from "@/components/charts/marks";
import type { Sample } from "@/lib/cold-room/simulated-room";
import { heroPlot } from "./hero-plot";

type StockLabelProps = {
  sample: Sample;
  /** A second line, with the cause. */
  cause?: string;
  /** The classes of a warm stock's label. */
  className?: string;
};

/** The final temperature of the stock, at the end of its line: above the line if too warm, else below. */
export function StockLabel({ sample, cause, className }: StockLabelProps) {
  const tone = sample.stock > incident.high ? "warm" : "cold";
  const at = heroPlot.stock(sample);
  return (
    <g textAnchor="end">
      <g
        className={
          tone === "cold" ? "max-tab:[@container(height<23rem)]:-translate-y-4.5" : className
        }
      >
        <Label
          at={at}
          dx="-14"
          dy={`${distances[tone]}rem`}
          className={`text-heading font-medium max-tab:text-lg ${tone === "cold" ? "text-cold" : "text-warm"}`}
        >
          {`Stock ${formatTemperature(sample.stock)}`}
        </Label>
        {cause && (
          <Label at={at} dx="-14" dy={`${distances[tone] + 1.125}rem`} className="hero-detail">
            {cause}
          </Label>
        )}
      </g>
      <Dot at={at} tone={tone} />
    </g>
  );
}

/** The distance from the line's end down to the label, in rem. */
const distances = { warm: -2, cold: 2.75 };
