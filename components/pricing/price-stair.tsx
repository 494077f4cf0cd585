import { cheaperLargerCount, formatPrice, planFor, planRange, plans } from "@/lib/pricing";
import { Amount } from "./amount";

type PriceStairProps = {
  devices: number | undefined;
  /** Called with the lowest number of the plan that the visitor presses. */
  onChoose: (count: number) => void;
};

/** The price per device as a stair that goes down. The tread of the chosen number's plan is highlighted. */
export function PriceStair({ devices, onChoose }: PriceStairProps) {
  const chosen = devices && planFor(devices);
  return (
    <ul className="stair">
      {plans.map((plan, i) => {
        const { title, minNumberDevices } = plan;
        const before = plans[i - 1];
        const last = before?.maxNumberDevices;
        return (
          <li
            key={title}
            data-chosen={plan === chosen ? "" : undefined}
            className="tread relative py-3 pl-2 text-xs first:pl-(--gutter) max-tab:tracking-[-.02em] max-[22rem]:pl-(--gutter) tab:py-4 tab:pl-5 tab:text-compact"
          >
            {last && cheaperLargerCount(last) === minNumberDevices && (
              <p
                className={`absolute bottom-[calc(100%+8px)] font-medium max-[22rem]:static tab:whitespace-nowrap ${before === chosen ? "text-cold" : "text-muted"}`}
              >
                {minNumberDevices} <span className="tab:after:content-['devices_']" />
                cost less than {last}
              </p>
            )}
            <h2
              id={title}
              className={`text-md tab:text-heading ${plan === chosen ? "text-cold" : ""}`}
            >
              {title}{" "}
              <span className="text-compact font-normal text-muted max-tab:block">
                {planRange(plan)}
              </span>
            </h2>
            <b className="block text-[1.5rem] leading-tight tracking-[-.03em] tab:text-[min(5vw,4.5rem)]">
              <Amount price={plan.annually} />
            </b>
            <p>
              a year{" "}
              <span className="inline-block">{`(${formatPrice(plan.monthly)} a month)`}</span>
            </p>
            <button
              type="button"
              aria-labelledby={title}
              aria-pressed={plan === chosen}
              onClick={() => onChoose(minNumberDevices)}
              className="absolute inset-0 print:hidden no-js:hidden"
            />
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
