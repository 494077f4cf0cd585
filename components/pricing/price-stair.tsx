import {
  cheaperLargerCount,
  formatPrice,
  MAX_DEVICES,
  MIN_DEVICES,
  type Plan,
  planFor,
  planRange,
  plans,
} from "@/lib/pricing";
import { Amount } from "./amount";

/** The price per device as a stair that goes down. The tread of the chosen number's plan is highlighted. */
export function PriceStair({ devices }: { devices: number | undefined }) {
  const chosen = devices && planFor(devices);
  return (
    <ul className="stair">
      {plans.map((plan) => (
        <li
          key={plan.title}
          data-chosen={plan === chosen ? "" : undefined}
          className="tread relative border-t border-band-edge bg-band py-3 pr-1 pl-2.5 text-xs text-muted normal-nums first:pl-(--gutter) data-chosen:bg-band-edge data-chosen:text-ink tab:p-5 tab:text-compact tab:first:pl-(--gutter) flat:py-2.5"
        >
          <Advice plan={plan} />
          <h2 className="text-md leading-tight text-inherit tab:text-[1.375rem]">
            {plan.title}{" "}
            <span className="text-compact font-normal max-tab:block">{planRange(plan)}</span>
          </h2>
          <b className="my-1 block text-[min(6vw,3.25rem)] leading-tight tracking-[-.03em] text-inherit max-[20rem]:text-[1.5rem] tab:text-[min(4.4vw,4.5rem)] flat:text-[1.75rem]">
            <Amount price={plan.annually} />
          </b>
          <p>
            a year, <span className="inline-block">{`${formatPrice(plan.monthly)} a month`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The advice above a plan whose first count costs less than the last one of the plan before it. */
function Advice({ plan }: { plan: Plan }) {
  const last = plans[plans.indexOf(plan) - 1]?.maxNumberDevices;
  return (
    last &&
    cheaperLargerCount(last) === plan.minNumberDevices && (
      <p className="absolute bottom-[calc(100%+8px)] font-medium text-cold max-[20rem]:static">
        {`${plan.minNumberDevices} cost less than ${last}`}
      </p>
    )
  );
}

const highest = Math.max(...plans.map(({ annually }) => annually));

/** The first count of each plan, and the last one: the marks below the slider. */
export const MARKED_COUNTS = [...plans.map((plan) => plan.minNumberDevices), MAX_DEVICES];

/** The heights of the treads for pricing.css, as shares of the highest one, and the places of the slider's marks. */
export const planStyles = [
  ...plans.map(({ annually }, i) => `.tread:nth-child(${i + 1}){--share:${annually / highest}}`),
  ...MARKED_COUNTS.map((count, i) => {
    const share = (count - MIN_DEVICES) / (MAX_DEVICES - MIN_DEVICES);
    // The centre of a thumb that is 22 px wide.
    return `.marks>:nth-child(${i + 1}){left:calc(11px + ${share} * (100% - 22px))}`;
  }),
].join("");
