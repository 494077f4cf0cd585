import { percent } from "@/components/charts/plot";
import { Probe } from "@/components/ui/probe";
import { formatPrice, MAX_DEVICES, planFor, planRange, plans } from "@/lib/pricing";
import { Amount } from "./amount";

/** The widths of the treads, in columns. On a phone they depend on the texts. */
const wide = [4, 3, 8];
const narrow = [21, 19, 24];

const highest = Math.max(...plans.map(({ annually }) => annually));
const steps = plans.map(({ annually }, i) => annually - (plans[i + 1]?.annually ?? 0));
const fr = (sizes: number[]) => sizes.map((size) => `minmax(0,${size}fr)`).join(" ");

/** Custom properties for pricing.css: the rows of the stair, in proportion to the prices, and its columns. */
export const stairSizes = `.price-plot{--rows:${fr(steps)};--narrow:${fr(narrow)};--wide:${fr(wide)}}`;

/** `devices` is undefined while the typed number is not a device count. */
type PriceStairProps = { devices: number | undefined };

/** The price per device as a stair that goes down. A probe points to the chosen count on the tread of its plan. */
export function PriceStair({ devices }: PriceStairProps) {
  const chosen = devices && planFor(devices);
  return (
    <>
      <ul className="contents">
        {plans.map((plan) => (
          <li
            key={plan.title}
            data-chosen={plan === chosen ? "" : undefined}
            className="tread group bg-band py-3 pr-1 pl-2.5 text-compact leading-snug text-muted -outline-offset-3 transition-[background-color] duration-300 first:pl-(--gutter) data-chosen:bg-band-edge data-chosen:text-ink max-sm:text-xs tab:pt-7 tab:pl-6 print:transition-none forced-colors:bg-canvas! forced-colors:data-chosen:outline-3"
          >
            <h2 className="text-md leading-tight text-inherit tab:text-heading">
              {plan.title}{" "}
              <span className="text-compact font-normal max-tab:block tab:text-base">
                {planRange(plan)}
              </span>
            </h2>
            <b className="mt-1 flex h-[1em] items-center text-[min(7.6vw,3.25rem)] leading-none tracking-[-.03em] text-inherit tab:text-[min(5.4vw,5.5rem)]">
              <span className="text-[.75em] group-data-chosen:text-[1em]">
                <Amount price={plan.annually} />
              </span>
            </b>
            <p className="mt-1.5 text-balance">
              <span className="block">a year</span>
              {`${formatPrice(plan.monthly)} a month`}
            </p>
          </li>
        ))}
      </ul>
      <Cable widths={wide} devices={devices} className="max-tab:hidden" />
      <Cable widths={narrow} devices={devices} className="tab:hidden" />
    </>
  );
}

type CableProps = PriceStairProps & { widths: number[]; className: string };

/** The edge of the stair, and the probe with its cable, which comes from the left and lies on the treads. */
function Cable({ widths, devices, className }: CableProps) {
  const columns = sum(widths);
  const treads = plans.map(({ annually }, i) => ({
    left: sum(widths.slice(0, i)),
    width: widths[i] ?? 0,
    y: highest - annually,
  }));
  const area = { viewBox: `0 0 ${columns} ${highest}`, preserveAspectRatio: "none" };
  // Without a number the probe is outside the window.
  const tip = devices ? placeOf(devices) : { x: 0, y: 0 };
  const [x, y] = [percent(tip.x / columns), percent(tip.y / highest)];

  function placeOf(count: number) {
    const plan = planFor(count);
    const [min, max] = [plan.minNumberDevices, plan.maxNumberDevices];
    const { left, width, y } = treads[plans.indexOf(plan)] ?? { left: 0, width: 0, y: 0 };
    const [first, last] = plan.publishMaxNumberDevices ? [1 / (max - min + 1), 1] : [0.25, 0.9];
    return { x: left + width * (first + ((count - min) / (max - min)) * (last - first)), y };
  }

  /** Returns the outline of the stair. Its corners have the radii `rx` and `ry`. */
  function outline(rx = 0, ry = 0): string {
    const drops = treads.slice(1).map(({ left, y }) => {
      return `H${left - rx}q${rx} 0 ${rx} ${ry}V${y - ry}q0 ${ry} ${rx} ${ry}`;
    });
    return `M-9 0${drops.join("")}H99`;
  }

  return (
    <svg
      aria-hidden="true"
      fill="none"
      className={`pointer-events-none col-span-full row-[-4/-1] size-full overflow-visible max-[20rem]:hidden ${className}`}
    >
      <svg {...area} className="stroke-band-edge">
        <path d={outline()} />
        <path
          d={counts
            .map(placeOf)
            .map(({ x, y }) => `M${x.toFixed(2)} ${y}v14`)
            .join("")}
          className="stroke-control max-tab:hidden"
        />
      </svg>
      <g className="needs-island">
        <clipPath id={`cable-${columns}`}>
          <rect x="-20" y="-20%" width={x} height="140%" className="stair-motion" />
        </clipPath>
        <g clipPath={`url(#cable-${columns})`}>
          {layers.map(([stroke, size]) => (
            <svg key={stroke} {...area} x="4" y="-4" overflow="visible">
              <path d={outline(columns / 120, 22)} stroke={stroke} className={size} />
            </svg>
          ))}
        </g>
        <svg x={x} y={y} overflow="visible" className="stair-motion">
          <g transform="translate(0 -4.5)">
            <g className="scale-130 desk:scale-220 xl:scale-260">
              <Probe id={`steel-${columns}`} length={28} />
            </g>
          </g>
        </svg>
      </g>
    </svg>
  );
}

const counts = Array.from({ length: MAX_DEVICES }, (_, i) => i + 1);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const layers = [
  ["#124c52", "stroke-[6px] desk:stroke-[8px]"],
  ["#268b93", "stroke-[4.5px] desk:stroke-[6px]"],
  ["#7fd0d280", "stroke-[1.2px] desk:stroke-[1.6px]"],
] as const;
