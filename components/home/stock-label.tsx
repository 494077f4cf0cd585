import { toTenth } from "@/lib/cold-room/physics";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { events, incident } from "@/lib/cold-room/incident";
import { Dot, Label } from "@/components/charts/marks";
import type { Reading } from "@/lib/cold-room/simulated-room";
import { heroPlot } from "./hero-plot";

/** The cause of a stock that stayed cold after an alert. */
export const toldAt = `told at ${clock(events.alerted.minute)}`;

type StockLabelProps = {
  sample: Reading;
  /** The second line; by default how far the stock is over its limit. */
  cause?: string;
  /** Classes of the label while the stock is too warm. */
  warmClass?: string;
};

/** The final temperature of the stock, at the end of its line: above the line if too warm, else below. */
export function StockLabel({ sample, cause, warmClass }: StockLabelProps) {
  const over = toTenth(sample.stock) - incident.high;
  const [tone, dy] = over > 0 ? (["warm", -2] as const) : (["cold", 2.75] as const);
  const note = cause ?? (over > 0 && `${formatTemperature(over)} over its limit`);
  const at = heroPlot.stock(sample);
  // In a phone's low drawing, a cold stock's label moves up, clear of the axis.
  const place = over > 0 ? warmClass : "max-tab:[@container(height<23rem)]:-translate-y-5";
  return (
    <g textAnchor="end">
      <g className={place}>
        <Label
          at={at}
          dx="-14"
          dy={`${dy}rem`}
          className={`text-heading font-medium max-tab:text-lg ${tone === "cold" ? "text-cold" : "text-warm"}`}
        >
          {`Stock ${formatTemperature(sample.stock)}`}
        </Label>
        {note && (
          <Label at={at} dx="-14" dy={`${dy + 1.125}rem`} className="hero-detail">
            {note}
          </Label>
        )}
      </g>
      <Dot at={at} tone={tone} />
    </g>
  );
}
