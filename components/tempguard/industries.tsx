import { formatDegrees, formatTemperature } from "@/lib/format";
import { Caption } from "@/components/ui/caption";

const LOW = -30;
const HIGH = 20;

const industries = [
  {
    name: "Food and beverage",
    goods: "Chilled food",
    from: 0,
    to: 5,
    range: `${formatTemperature(5, 0)} or below`,
  },
  {
    name: "Logistics and supply chain",
    goods: "Quick-frozen food",
    from: LOW,
    to: -18,
    range: `${formatTemperature(-18, 0)} or below`,
  },
  {
    name: "Pharmaceutical",
    goods: "Vaccines and fridge medicines",
    from: 2,
    to: 8,
    range: `2 to ${formatTemperature(8, 0)}`,
  },
  {
    name: "Agriculture",
    goods: "Bananas",
    from: 13,
    to: 14,
    range: `13 to ${formatTemperature(14, 0)}`,
  },
];

/** The core industries on one temperature scale. */
export function Industries() {
  return (
    <figure className="mt-[clamp(40px,4.4vw,64px)]">
      <ul>
        {industries.map(({ name, goods, from, to, range }) => (
          <li
            key={name}
            className="grid-12 items-center border-t border-border py-5 max-md:gap-y-3 md:py-0"
          >
            <div className="col-span-3 max-md:col-span-7">
              <h3 className="text-[1.0625rem]">{name}</h3>
              <p className="text-label">{goods}</p>
            </div>
            <p className="col-span-2 text-[.9375rem] font-medium whitespace-nowrap text-ink max-md:col-span-5 max-md:text-right">
              {range}
            </p>
            <svg
              width="100%"
              height="88"
              className="col-span-7 max-md:col-span-full max-md:h-6"
              aria-hidden="true"
            >
              {[-20, -10, 0, 10].map((degrees) => (
                <line
                  key={degrees}
                  x1={x(degrees)}
                  x2={x(degrees)}
                  y2="100%"
                  className={degrees ? "stroke-border" : "stroke-border-strong"}
                />
              ))}
              <svg y="50%" overflow="visible">
                <rect
                  x={x(from)}
                  y="-7"
                  width={`${((to - from) / (HIGH - LOW)) * 100}%`}
                  height="14"
                  rx="2"
                  className="fill-cold"
                />
              </svg>
            </svg>
          </li>
        ))}
      </ul>
      <div className="grid-12 border-t border-control">
        <svg
          width="100%"
          height="34"
          overflow="visible"
          className="col-span-7 col-start-6 text-[.8125rem] text-muted max-md:col-span-full"
          aria-hidden="true"
        >
          {[-30, -20, -10, 0, 10, 20].map((degrees) => (
            <text
              key={degrees}
              x={x(degrees)}
              y="24"
              textAnchor={degrees === LOW ? "start" : degrees === HIGH ? "end" : "middle"}
            >
              {degrees === HIGH ? formatTemperature(degrees, 0) : formatDegrees(degrees, 0)}
            </text>
          ))}
        </svg>
      </div>
      <Caption figure="6">
        Typical storage temperatures, as general knowledge: FDA Food Code 3-501.16 (chilled food),
        Codex CAC/RCP 8 (quick-frozen food), WHO guidance (vaccines), USDA Agriculture Handbook 66
        (bananas). Your own limits are the ones that count.
      </Caption>
    </figure>
  );
}

function x(degrees: number): string {
  return `${((degrees - LOW) / (HIGH - LOW)) * 100}%`;
}
