import { night, roomName } from "@/components/charts/night-data";
import { percentBetween } from "@/components/charts/scale";
import { Caption } from "@/components/ui/caption";
import { formatDegrees, formatTemperature } from "@/lib/format";

/** Beyond the ticks there is room for the label of the first one, and for the words of the last range. */
const [LOW, HIGH] = [-32, 26];
const x = percentBetween(LOW, HIGH);
const width = percentBetween(0, HIGH - LOW);
const ticks = [-30, -20, -10, 0, 10, 20];

type Range = { from?: number; to: number };

/** Typical storage temperatures; a range without `from` is open downwards. */
const industries: (Range & { name: string; goods: string })[] = [
  { name: "Food and beverage", goods: "Chilled food", to: 5 },
  { name: "Logistics and supply chain", goods: "Quick-frozen food", to: -18 },
  { name: "Pharmaceutical", goods: "Vaccines, chilled medicines", from: 2, to: 8 },
  { name: "Agriculture", goods: "Bananas", from: 13, to: 14 },
];

/** The core industries on one scale, through which the band of the night's room runs. */
export function Industries() {
  return (
    <figure className="industries container-page">
      <svg aria-hidden="true">
        <text x={x((night.low + night.high) / 2)} y="16" textAnchor="middle" className="text-cold">
          {roomName} {formatDegrees(night.low, 0)} to {formatTemperature(night.high, 0)}
        </text>
        <linearGradient id="open">
          <stop stopOpacity="0" stopColor="var(--cold)" />
          <stop offset=".7" stopColor="var(--cold)" />
        </linearGradient>
        <defs>
          <g id="scale">
            <rect
              x={x(night.low)}
              width={width(night.high - night.low)}
              height="100%"
              className="fill-band"
            />
            {ticks.map((degrees) => (
              <Line key={degrees} at={degrees} className="stroke-grid-hour" />
            ))}
            <Line at={night.low} className="stroke-band-edge" />
            <Line at={night.high} className="stroke-band-edge" />
          </g>
        </defs>
      </svg>
      <ul>
        {industries.map(({ name, goods, ...range }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="text-label">
              {goods}
              <span className="text-base leading-5 font-medium text-ink tab:sr-only">
                {words(range)}
              </span>
            </p>
            <svg aria-hidden="true">
              <use href="#scale" />
              <Bar {...range} />
            </svg>
          </li>
        ))}
      </ul>
      <svg aria-hidden="true">
        {ticks.map((degrees) => (
          <text key={degrees} x={x(degrees)} y="22" textAnchor="middle">
            {degrees === ticks.at(-1) ? formatTemperature(degrees, 0) : formatDegrees(degrees, 0)}
          </text>
        ))}
      </svg>
      <Caption figure="3">
        Typical storage temperatures. Sources: FDA Food Code 3-501.16, Codex CAC/RCP 8, WHO and USDA
        Agriculture Handbook 66. Your own limits come first.
      </Caption>
    </figure>
  );
}

function words({ from, to }: Range): string {
  const limit = formatTemperature(to, 0);
  return from === undefined ? `${limit} or below` : `${formatDegrees(from, 0)} to ${limit}`;
}

function Line({ at, className }: { at: number; className: string }) {
  return <line x1={x(at)} x2={x(at)} y2="100%" className={className} />;
}

const OPEN_DEGREES = 12;

/** A closed end has a tick, an open end fades. */
function Bar({ from, to }: Range) {
  const start = from ?? to - OPEN_DEGREES;
  return (
    <svg y="50%">
      <rect
        x={x(start)}
        width={width(to - start)}
        y="-9"
        height="18"
        fill={from === undefined ? "url(#open)" : "var(--cold)"}
      />
      {[from, to].map(
        (end) =>
          end !== undefined && (
            <line
              key={end}
              x1={x(end)}
              x2={x(end)}
              y1="-14"
              y2="14"
              strokeWidth="2"
              className="stroke-ink"
            />
          ),
      )}
      <text
        x={x(to)}
        dx="12"
        dy=".34em"
        stroke="var(--canvas)"
        strokeWidth="6"
        paintOrder="stroke"
        className="font-medium text-ink max-tab:hidden md:text-heading"
      >
        {words({ from, to })}
      </text>
    </svg>
  );
}
