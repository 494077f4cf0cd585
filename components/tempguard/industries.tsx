import { night, room } from "@/components/charts/night-data";
import { Caption } from "@/components/ui/caption";
import { formatDegrees, formatTemperature } from "@/lib/format";

const LOW = -30;
const HIGH = 20;
const ticks = [-30, -20, -10, 0, 10, 20];

/** Typical storage temperatures; a range without `from` is open downwards. */
const industries = [
  { name: "Food and beverage", goods: "Chilled food", to: 5 },
  { name: "Logistics and supply chain", goods: "Quick-frozen food", to: -18 },
  { name: "Pharmaceutical", goods: "Vaccines and fridge medicines", from: 2, to: 8 },
  { name: "Agriculture", goods: "Bananas", from: 13, to: 14 },
];

/** The core industries on one scale, through which the band of the night's room runs. */
export function Industries() {
  return (
    <figure className="container-page mt-10 md:mt-20">
      <div className="relative">
        <Scale />
        <ul>
          {industries.map(({ name, goods, ...range }) => (
            <li
              key={name}
              className="relative h-[76px] border-t border-border pt-1 md:h-24 md:pt-6"
            >
              <h3 className="leading-tight">{name}</h3>
              <p className="flex items-baseline justify-between text-label">
                {goods}
                <span className="text-base font-medium text-ink md:sr-only">{words(range)}</span>
              </p>
              <Bar {...range} />
            </li>
          ))}
        </ul>
      </div>
      <Caption figure="3" className="mt-9 max-w-[62em]">
        Typical storage temperatures. Sources: FDA Food Code 3-501.16 (chilled food), Codex CAC/RCP
        8 (quick-frozen food), WHO guidance (vaccines), USDA Agriculture Handbook 66 (bananas). Your
        own limits are the ones that count.
      </Caption>
    </figure>
  );
}

type Range = { from?: number; to: number };

function words({ from, to }: Range): string {
  const limit = formatTemperature(to, 0);
  return from === undefined ? `${limit} or below` : `${formatDegrees(from, 0)} to ${limit}`;
}

const OPEN_DEGREES = 12;

function Bar({ from, to }: Range) {
  const start = from ?? to - OPEN_DEGREES;
  /** Beside the right edge there is no room for its words. */
  const isLast = to > 10;
  return (
    <svg className="absolute right-0 bottom-0 h-7 w-full md:h-full md:w-3/4" aria-hidden="true">
      <svg x={x(start)} y="50%" width={percent(to - start)}>
        <rect
          y="-9"
          width="100%"
          height="18"
          fill={from === undefined ? "url(#open)" : "var(--cold)"}
        />
        {from !== undefined && <path d="M0-17v34" strokeWidth="2" className="stroke-ink" />}
        <svg x="100%">
          <path d="M0-17v34" strokeWidth="2" className="stroke-ink" />
          {!isLast && <Words range={{ from, to }} x="14" />}
        </svg>
        {isLast && <Words range={{ from, to }} x="-14" anchor="end" />}
      </svg>
    </svg>
  );
}

type WordsProps = { range: Range; x: string; anchor?: "end" };

function Words({ range, x, anchor }: WordsProps) {
  return (
    <text
      x={x}
      dy="7.5"
      textAnchor={anchor}
      className="text-heading font-medium text-ink max-md:hidden"
    >
      {words(range)}
    </text>
  );
}

/** Grid, the chiller's band and the degrees, behind the rows. */
function Scale() {
  return (
    <svg className="absolute right-0 h-full w-full text-label md:w-3/4" aria-hidden="true">
      <linearGradient id="open">
        <stop stopOpacity="0" stopColor="var(--cold)" />
        <stop offset=".7" stopColor="var(--cold)" />
      </linearGradient>
      <rect
        x={x(night.low)}
        width={percent(night.high - night.low)}
        height="100%"
        className="fill-band stroke-band-edge"
      />
      <text x={x(night.low)} y="-12" className="text-cold max-md:[text-anchor:middle]">
        {room} {formatDegrees(night.low, 0)} to {formatTemperature(night.high, 0)}
      </text>
      {ticks.map((degrees) => (
        <svg key={degrees} x={x(degrees)}>
          <line y2="100%" className="stroke-border" />
          <text
            y="100%"
            dy="24"
            textAnchor={degrees === LOW ? "start" : degrees === HIGH ? "end" : "middle"}
          >
            {degrees === HIGH ? formatTemperature(degrees, 0) : formatDegrees(degrees, 0)}
          </text>
        </svg>
      ))}
      <line x2="100%" y1="100%" y2="100%" className="stroke-control" />
    </svg>
  );
}

function x(degrees: number): string {
  return percent(degrees - LOW);
}

function percent(degrees: number): string {
  return `${(degrees / (HIGH - LOW)) * 100}%`;
}
