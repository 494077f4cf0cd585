import { plot } from "@/components/charts/plot";
import { formatDegrees, formatRange, formatTemperature } from "@/lib/format";

/** In °C. A range without `from` has no lower limit. */
type Range = { from?: number; to: number };

const industries: { name: string; goods: string; range: Range }[] = [
  { name: "Food and beverage", goods: "Fresh fish on ice", range: { from: 0, to: 2 } },
  { name: "Logistics and supply chain", goods: "Quick-frozen food", range: { to: -18 } },
  { name: "Pharmaceutical", goods: "Vaccines", range: { from: 2, to: 8 } },
  { name: "Agriculture", goods: "Bananas", range: { from: 13, to: 14 } },
];

/** The scale from left to right. It leaves room for the label of the last range. */
const degreePlot = plot([-32, 26], [0, 1]);
const ticks = [-30, -20, -10, 0, 10, 20];

/** The industries' storage temperatures on one scale. */
export function Industries() {
  return (
    <figure className="container-page mt-(--head) flex flex-col text-compact [--scale:100%] tab:[--scale:calc(75%-6px)]">
      <ul className="border-b border-control">
        {industries.map(({ name, goods, range }) => (
          <li
            key={name}
            className="border-t border-border max-tab:pt-4 tab:flex tab:items-center tab:justify-between"
          >
            <div>
              <h3 className="text-md leading-tight">{name}</h3>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-label">
                {goods}{" "}
                <span className="text-base font-medium text-ink tab:hidden">
                  {rangeLabel(range)}
                </span>
              </p>
            </div>
            <svg className="w-(--scale) shrink-0 overflow-visible max-tab:mt-1 max-tab:h-6 tab:h-17">
              <line {...freezing} y2="100%" className="stroke-border-strong" />
              <RangeBar {...range} />
            </svg>
          </li>
        ))}
      </ul>
      <svg className="h-7 w-(--scale) self-end overflow-visible text-muted" aria-hidden="true">
        <linearGradient id="open">
          <stop stopOpacity="0" stopColor="var(--cold)" />
          <stop offset=".7" stopColor="var(--cold)" />
        </linearGradient>
        {ticks.map((degrees) => (
          <text
            key={degrees}
            {...degreePlot.at(degrees, 0.5)}
            dy=".35em"
            textAnchor="middle"
            className={degrees % 20 ? "max-[20rem]:hidden" : undefined}
          >
            {degrees === ticks.at(-1) ? formatTemperature(degrees, 0) : formatDegrees(degrees, 0)}
          </text>
        ))}
      </svg>
      <figcaption className="mt-3.5 text-label">
        Typical storage temperatures. Your own limits come first.
        <details className="print:hidden">
          <summary className="w-fit cursor-pointer py-3">Sources</summary>
          For fish, EU Regulation 853/2004 and the French order of 21 December 2009; for
          quick-frozen food, EU Directive 89/108; CDC Vaccine Storage and Handling Toolkit; USDA
          Agriculture Handbook 66.
        </details>
      </figcaption>
    </figure>
  );
}

const freezing = { x1: degreePlot.x(0), x2: degreePlot.x(0) };

function rangeLabel({ from, to }: Range): string {
  return from === undefined ? `${formatTemperature(to, 0)} or below` : formatRange(from, to);
}

/** The drawn width of an open range, in degrees. */
const OPEN_DEGREES = 12;

/** The bar of a range. A limit has a line. A bar without a lower limit fades out. */
function RangeBar({ from, to }: Range) {
  const start = from ?? to - OPEN_DEGREES;
  const ends = from === undefined ? [to] : [from, to];
  return (
    <svg y="50%" overflow="visible">
      <rect
        x={degreePlot.x(start)}
        width={degreePlot.across(to - start)}
        y="-9"
        height="18"
        fill={from === undefined ? "url(#open)" : "var(--cold)"}
      />
      {ends.map(degreePlot.x).map((x) => (
        <line key={x} x1={x} x2={x} y1="-14" y2="14" strokeWidth="2" className="stroke-ink" />
      ))}
      <text
        x={degreePlot.x(to)}
        y="0"
        dx="12"
        dy=".34em"
        className="font-medium tracking-normal text-ink max-tab:hidden md:text-heading"
      >
        {rangeLabel({ from, to })}
      </text>
    </svg>
  );
}
