import { alert, back, clock, night, sampleAt } from "@/components/charts/night-data";
import { across, Air, NightBand, down, Hours, Plot, Stock } from "./night-plot";
import { NumberLabel } from "./numbered";

/** When the evening’s longest errand opens the door, without an alert. */
const DELIVERY = 153;

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
    minute: DELIVERY,
    name: "Operational efficiency",
    text: "No rounds with a thermometer. People look when there is something to see.",
    tone: "ink",
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
  },
  {
    minute: night.lengthMinutes,
    name: "Reduce waste",
    text: "Catch a drift early, keep the stock.",
    tone: "cold",
    beside: "end",
  },
];

/** The six benefits as six moments of the night. */
export function Benefits() {
  return (
    <>
      <div className="container-page mt-(--head) print:hidden">
        <div className="relative h-[clamp(92px,16vw,240px)]">
          <Plot>
            <NightBand bleed={night.lengthMinutes} />
            <Stock />
            <Air />
          </Plot>
          <svg className="absolute inset-0 size-full" aria-hidden="true">
            {benefits.map((benefit, i) => (
              <Pin key={benefit.name} number={i + 1} {...benefit} />
            ))}
          </svg>
        </div>
        <div className="max-md:hidden">
          <Hours />
        </div>
      </div>
      <ol className="container-page mt-3 ruled-rows grid gap-x-5 text-sm sm:grid-cols-3 sm:gap-y-5 md:mt-10 xl:grid-cols-6">
        {benefits.map(({ minute, name, text, tone }, i) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 sm:block">
            <p className={`flex items-center gap-2.5 font-medium sm:text-heading ${texts[tone]}`}>
              <NumberLabel of={i + 1} />
              {clock(minute)}
            </p>
            <h3>{name}</h3>
            <p className="w-full">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

const texts = { ink: "text-ink", warm: "text-warm", cold: "text-cold" };

/** Where a number stands so that the line stays in sight. */
const places = {
  below: { dy: 24, textAnchor: "middle" },
  left: { x: -11, dy: 4.5, textAnchor: "end" },
  right: { x: 11, dy: 4.5 },
  end: { dy: 24, textAnchor: "end" },
} as const;

function Pin({ minute, tone, beside = "below", number }: Benefit & { number: number }) {
  const { air, stock } = sampleAt(minute);
  // At the end of the line the dot stays within the margin.
  const isLast = beside === "end";
  return (
    <svg
      x={across(minute)}
      y={down(tone === "cold" ? stock : air)}
      className={`text-xs font-medium ${texts[tone]}`}
    >
      <circle cx={isLast ? -5 : 0} r="5" fill="currentColor" />
      <text {...places[beside]}>{number}</text>
    </svg>
  );
}
