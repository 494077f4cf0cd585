import { cheaperLargerCount, formatPrice, planFor, planRange, plans } from "@/lib/pricing";
import { Amount } from "./amount";

/** The price per device as a stair that goes down. The tread of the chosen number's plan is highlighted. */
export function PriceStair({ devices }: { devices: number | undefined }) {
  const chosen = devices && planFor(devices);
  return (
    <ul className="stair">
      {plans.map((plan, i) => {
        const last = plans[i - 1]?.maxNumberDevices;
        return (
          <li
            key={plan.title}
            data-chosen={plan === chosen ? "" : undefined}
            className="tread relative py-3 pr-1 pl-2 text-xs first:pl-(--gutter) max-[22rem]:pl-(--gutter) tab:py-4 tab:pl-5 tab:text-compact"
          >
            {last && cheaperLargerCount(last) === plan.minNumberDevices && (
              <p className="absolute bottom-[calc(100%+8px)] font-medium text-cold max-[22rem]:static tab:whitespace-nowrap">
                {`${plan.minNumberDevices} cost less than ${last}`}
              </p>
            )}
            <h2 className={`text-md tab:text-heading ${plan === chosen ? "text-cold" : ""}`}>
              {plan.title}{" "}
              <span className="text-compact font-normal text-muted max-tab:block">
                {planRange(plan)}
              </span>
            </h2>
            <b className="block text-[1.5rem] leading-tight tracking-[-.03em] tab:text-[min(5vw,4.5rem)]">
              <Amount price={plan.annually} />
            </b>
            <p>a year</p>
            <p>{`${formatPrice(plan.monthly)} a month`}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** For pricing.css: how much lower each price is than the first one, and than the one before it. */
export const planStyles = plans
  .map(({ annually }, i) => {
    const below = (plan = plans[0]) => plan.annually - annually;
    return `.tread:nth-child(${i + 1}){--fall:${below()};--step:${below(plans[i - 1])}}`;
  })
  .join("");
