import { formatTemperature } from "@/lib/format";
import { incident } from "@/lib/cold-room/incident";
import { Dot, Label } from "@/components/charts/marks";
import type { Sample } from "@/lib/cold-room/simulated-room";
import { nightPlot } from "./night-line";

type OutcomeProps = {
  sample: Sample;
  /** Why the stock has this temperature. */
  because?: string;
};

/** The temperature in which the stock's line ends in the morning: above it what is too warm, below it what is not. */
export function Outcome({ sample, because }: OutcomeProps) {
  const tone = sample.stock > incident.high ? "warm" : "cold";
  const dy = tone === "warm" ? -32 : 44;
  return (
    <g textAnchor="end">
      <Label
        at={nightPlot.stock(sample)}
        dx={-GAP}
        dy={dy}
        className={`text-heading font-medium max-tab:text-lg ${colours[tone]}`}
      >
        {`Stock ${formatTemperature(sample.stock)}`}
      </Label>
      <Label
        at={nightPlot.stock(sample)}
        dx={-GAP}
        dy={dy + LEADING}
        className={`night-detail ${tone === "cold" ? "max-tab:-translate-y-4 max-tab:[@media(height<800px)]:hidden" : ""}`}
      >
        {because}
      </Label>
      <Dot at={nightPlot.stock(sample)} tone={tone} />
    </g>
  );
}

/** On a phone the words of cold stock are clear of the button below them. */
const colours = { warm: "text-warm", cold: "text-cold max-tab:-translate-y-4" };

/** From the end of the line to the words, and from one line of words to the next, in pixels. */
const [GAP, LEADING] = [14, 20];
