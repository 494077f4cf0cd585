import { alert, back, clock, door, night } from "@/components/charts/night-data";
import { across, airAt, Lines, NightBand, Hours, Names, Plot, stockAt } from "./night-plot";
import { NumberLabel } from "./numbered";

/** When the longest errand of the evening has let in the most warmth, without an alert. */
const delivery = night.attended
  .slice(0, door.minute)
  .reduce((warmest, sample) => (sample.air > warmest.air ? sample : warmest));

type Benefit = {
  minute: number;
  name: string;
  text: string;
  tone: "ink" | "warm" | "cold";
  beside?: keyof typeof places;
};

const benefits: Benefit[] = [
  {
    minute: 30,
    name: "Real-time monitoring",
    text: "The room’s reading now, not last night’s clipboard.",
    tone: "ink",
  },
  {
    minute: delivery.minute,
    name: "Operational efficiency",
    text: "No rounds with a thermometer. People look when it matters.",
    tone: "ink",
    beside: "left",
  },
  {
    minute: alert.minute,
    name: "Early warning alerts",
    text: "The air warms before the stock does. The alert comes in between.",
    tone: "warm",
    beside: "left",
  },
  {
    minute: back.minute,
    name: "Regulatory compliance",
    text: "A record of every reading supports your inspections.",
    tone: "ink",
    beside: "right",
  },
  {
    minute: 600,
    name: "Improved product quality",
    text: "Stock kept as it should be, from delivery to dispatch.",
    tone: "cold",
    beside: "lower",
  },
  {
    minute: night.lengthMinutes,
    name: "Reduce waste",
    text: "Catch a drift early, keep the stock.",
    tone: "cold",
    beside: "lower",
  },
];

/** The six benefits as six moments of the night. */
export function Benefits() {
  return (
    <>
      <div className="container-page mt-(--head) print:hidden">
        <div className="plot">
          <Plot>
            <NightBand bleed={night.lengthMinutes} />
            <Lines />
          </Plot>
          <svg className="absolute inset-0 size-full text-label" aria-hidden="true">
            <Names />
            {benefits.map((benefit, i) => (
              <Pin key={benefit.name} number={i + 1} {...benefit} />
            ))}
          </svg>
        </div>
        <Hours />
      </div>
      <ol className="container-page mt-3 ruled-rows grid gap-x-6 text-sm sm:grid-cols-3 sm:gap-y-5 md:mt-10 xl:grid-cols-6">
        {benefits.map(({ minute, name, text, tone }, i) => (
          <li key={name} className="relative max-sm:pl-9">
            <p
              className={`float-left mr-3 font-medium sm:float-none sm:flex sm:items-center sm:gap-2.5 sm:text-heading ${texts[tone]}`}
            >
              <span className="max-sm:absolute max-sm:left-0">
                <NumberLabel of={i + 1} />
              </span>
              {clock(minute)}
            </p>
            <h3>{name}</h3>
            <p className="max-sm:mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

const texts = { ink: "text-ink", warm: "text-warm", cold: "text-cold" };

/** Where a number stands so that the line stays in sight; lower under the stock, whose line the air's crosses. */
const places = {
  below: { dy: 23, textAnchor: "middle" },
  lower: { dy: 27, textAnchor: "middle" },
  left: { x: -12, dy: 2.5, textAnchor: "end" },
  right: { x: 11, dy: -5.5 },
} as const;

function Pin({ minute, tone, beside = "below", number }: Benefit & { number: number }) {
  return (
    <svg
      x={across(minute)}
      y={tone === "cold" ? stockAt(minute) : airAt(minute)}
      className={`text-xs font-medium ${texts[tone]}`}
    >
      <circle r="4" fill="currentColor" />
      <text {...places[beside]}>{number}</text>
    </svg>
  );
}
