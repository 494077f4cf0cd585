import type { CSSProperties } from "react";
import { percent } from "@/components/charts/plot";
import { Probe } from "@/components/ui/probe";
import {
  dearerSmallerCount,
  DEFAULT_DEVICES,
  formatPrice,
  type Plan,
  planFor,
  planRange,
  plans,
} from "@/lib/pricing";
import { Amount } from "./amount";

/** The price per device as a stair that goes down. A probe points to the chosen count on the tread of its plan. */
export function PriceStair({ devices }: { devices: number | undefined }) {
  const chosen = devices && planFor(devices);
  // Set by script only: the policy blocks style attributes in HTML. The style sheet places the default count.
  const place = { "--at": placeOf(devices) } as CSSProperties;
  return (
    <>
      <ul className="contents">
        {plans.map((plan) => (
          <li key={plan.title} data-chosen={plan === chosen ? "" : undefined} className="tread">
            <h2>
              {plan.title} <span>{planRange(plan)}</span>
            </h2>
            <b>
              <Amount price={plan.annually} />
            </b>
            <p>
              {`a year, ${formatPrice(plan.monthly)} `}
              <span className="inline-block max-desk:block">a month</span>
            </p>
            <Advice plan={plan} />
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="stair needs-island"
        style={devices === DEFAULT_DEVICES ? undefined : place}
      >
        <Cable widths={narrow} className="tab:hidden" />
        <Cable widths={wide} className="max-tab:hidden" />
        <svg viewBox="-28 -2 28 4" className="probe">
          <Probe id="steel" length={28} />
        </svg>
      </div>
    </>
  );
}

/** The widths of the treads, in parts of the window. On a phone they depend on the texts. */
const narrow = [21, 19, 24];
const wide = [4, 3, 8];

const highest = plans[0].annually;
const steps = plans.map(({ annually }, i) => annually - (plans[i + 1]?.annually ?? 0));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Styles that depend on the plans, for pricing.css. */
export const stairStyles = [
  `.price-plot{--rows:${steps.map((step) => `minmax(0,${step}fr)`).join(" ")};`,
  `--narrow:${columns(narrow)};--wide:${columns(wide)}}`,
  `.stair{--at:${placeOf(DEFAULT_DEVICES)};--y:${tipY()};--narrow-x:${tipX(narrow)};--wide-x:${tipX(wide)}}`,
  ...plans.map(
    (_, i) => `.tread:nth-child(${i + 1}){grid-area:${i - plans.length - 1}/${i + 1}/-1}`,
  ),
].join("");

/**
 * Returns the place of a count on the stair: from 0 to 1 on the first tread, from 2 to 3 on the second one, and so on.
 * Between 1 and 2 the probe moves over the edge. At -1 it is outside the window.
 */
function placeOf(devices: number | undefined): number {
  if (!devices) return -1;
  const plan = planFor(devices);
  const { minNumberDevices: min, maxNumberDevices: max } = plan;
  return +(2 * plans.indexOf(plan) + (devices - min) / (max - min || 1)).toFixed(3);
}

function columns(widths: number[]): string {
  return widths.map((width) => percent(width / sum(widths))).join(" ");
}

/** Returns the place of the probe's tip as a CSS length that depends on `--at`. */
function tipX(widths: number[]): string {
  const parts = widths.map((width, i) => {
    const lead = `var(--lead${i === 0 ? "-first" : ""})`;
    const end = i === widths.length - 1 ? " - var(--gutter)" : "";
    const tread = `(${percent(width / sum(widths))} - ${lead}${end})`;
    return `clamp(0,var(--at) - ${2 * i - 1},1)*${lead} + clamp(0,var(--at) - ${2 * i},1)*${tread}`;
  });
  return `calc(${parts.join(" + ")})`;
}

/** Returns the height of the probe. It falls when its end has reached the edge, after nine tenths of the way over it. */
function tipY(): string {
  const falls = steps
    .slice(0, -1)
    .map((step, i) => `clamp(0,(var(--at) - ${2 * i + 1})*10 - 9,1)*${percent(step / highest)}`);
  return `calc(${falls.join(" + ")})`;
}

/** The advice at the edge of a plan whose first count costs less than the last ones of the plan before it. */
function Advice({ plan: { minNumberDevices: count } }: { plan: Plan }) {
  const dearer = dearerSmallerCount(count);
  return dearer && <p className="advice">{`${count} cost less than ${dearer}`}</p>;
}

/** The cable, which comes from the left and lies on the treads. pricing.css cuts it off at the probe. */
function Cable({ widths, className }: { widths: number[]; className: string }) {
  const total = sum(widths);
  const [rx, ry] = [+(total / 120).toFixed(2), 28];
  let [x, y] = [0, 0];
  const falls = steps.slice(0, -1).map((step, i) => {
    x += widths[i] ?? 0;
    y += step;
    return `H${x - rx}q${rx} 0 ${rx} ${ry}V${y - ry}q0 ${ry} ${rx} ${ry}`;
  });
  return (
    <svg
      viewBox={`0 0 ${total} ${highest}`}
      preserveAspectRatio="none"
      fill="none"
      className={`cable ${className}`}
    >
      {["#124c52", "#268b93", "#7fd0d280"].map((stroke) => (
        <path key={stroke} d={`M-9 0${falls.join("")}H99`} stroke={stroke} />
      ))}
    </svg>
  );
}
