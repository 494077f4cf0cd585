import { formatTemperature } from "@/lib/format";
import { incident } from "@/lib/cold-room/incident";
import { Dot, Label } from "@/components/charts/marks";
import type { Sample } from "@/lib/cold-room/simulated-room";
import { heroPlot } from "./hero-plot";

type StockLabelProps = {
  sample: Sample;
  /** Why the stock has this temperature. */
  because?: string;
};

/** The temperature of the stock in the morning, where its line ends: above it if too warm, else below it. */
export function StockLabel({ sample, because }: StockLabelProps) {
  const tone = sample.stock > incident.high ? "warm" : "cold";
  const at = heroPlot.stock(sample);
  return (
    <g textAnchor="end">
      <Label
        at={at}
        dx="-14"
        dy={`${distances[tone]}rem`}
        className={`text-heading font-medium max-tab:text-lg ${colors[tone]}`}
      >
        {`Stock ${formatTemperature(sample.stock)}`}
      </Label>
      {because && (
        <Label
          at={at}
          dx="-14"
          dy={`${distances[tone] + 1.25}rem`}
          className={`hero-detail ${tone === "cold" ? "max-tab:-translate-y-4 max-tab:[@media(height<800px)]:hidden" : ""}`}
        >
          {because}
        </Label>
      )}
      <Dot at={at} tone={tone} />
    </g>
  );
}

/** On a phone the words of cold stock keep clear of the button below them. */
const colors = { warm: "text-warm", cold: "text-cold max-tab:-translate-y-4" };

/** From the end of the line down to the words, in rem. */
const distances = { warm: -2, cold: 2.75 };
