import {
  deviceCount,
  formatPrice,
  HEADLINE_PRICE,
  HIGHEST_PRICE,
  MAX_DEVICES,
  MIN_DEVICES,
  type Plan,
  planFor,
  planRange,
  plans,
} from "@/lib/pricing";
import { facts } from "@/lib/facts";
import { percent } from "@/components/charts/plot";
import { Amount } from "@/components/ui/amount";

/** The plans in a row each; highlighted is that of the visitor’s number. */
export function PlanLedger({ devices }: { devices: number | undefined }) {
  return (
    <section aria-labelledby="plans" className="border-y border-border bg-surface print:[zoom:.68]">
      <div className="container-page py-14 desk:py-24 print:py-6">
        <h2 id="plans" className="text-title">
          Three plans, one product
        </h2>
        <div className="mt-2 tab:mt-8">
          <p className="pb-3 text-label tab:hidden">Price per device and year, to scale.</p>
          <p aria-hidden="true" className="plan-row pb-3 text-label max-tab:hidden!">
            <span>Plan</span>
            <span>Devices</span>
            <span>Price per device, to scale</span>
            <span className="text-right">A month</span>
            <span className="text-right">A year</span>
          </p>
          <ul>
            {plans.map((plan) => (
              <PlanRow
                key={plan.title}
                plan={plan}
                devices={devices && plan === planFor(devices) ? devices : undefined}
              />
            ))}
          </ul>
        </div>
        <div className="border-t-2 border-ink pt-4.5">
          <h3 className="text-[1.1875rem]">The same in all three</h3>
          <ul className="mt-2.5 grid gap-x-6 gap-y-4 leading-normal text-balance tab:grid-cols-3">
            <li>
              <b className="block">One product.</b> Temp Guard: the sensor, the cloud platform, the
              mobile web app.
            </li>
            <li>
              <b className="block">Priced per device.</b> Your number alone decides the plan, from{" "}
              {MIN_DEVICES} to {MAX_DEVICES}.
            </li>
            <li>
              <b className="block">Billed yearly.</b> The monthly figure is a twelfth of it.
            </li>
          </ul>
        </div>
        <p className="mt-6.5 border-t border-border pt-4.5">
          <b>Temp Guard is listed at {formatPrice(HEADLINE_PRICE)}.</b>{" "}
          {facts.headlinePriceCovers ??
            "The totals on this page are worked out from the plans’ yearly prices alone. Your quotation spells out what is included."}
        </p>
      </div>
    </section>
  );
}

type PlanRowProps = {
  plan: Plan;
  /** The visitor’s number, if it falls into this plan. */
  devices: number | undefined;
};

function PlanRow({ plan, devices }: PlanRowProps) {
  const { title, monthly, annually, currency } = plan;
  return (
    <li
      data-chosen={devices && ""}
      className="plan-row border-t border-border fill-border-strong py-3.5 tab:min-h-21"
    >
      <h3 className="text-heading desk:text-[1.75rem]">
        {title}{" "}
        {devices && (
          <span className="needs-island ml-1.5 text-compact whitespace-nowrap max-[385px]:hidden">
            {deviceCount(devices)}
          </span>
        )}
      </h3>
      <p className="leading-none whitespace-nowrap min-[20rem]:text-right tab:order-4">
        <b className="text-[clamp(1.5rem,1.2rem+1.5vw,2.625rem)] tracking-[-.03em]">
          <Amount price={annually} currency={currency} />
        </b>{" "}
        <span className="sr-only">a year</span>
      </p>
      <p className="tab:order-1">
        {planRange(plan)} <span className="tab:sr-only">devices</span>
      </p>
      <p className="min-[20rem]:text-right tab:order-3">
        {formatPrice(monthly, currency)} <span className="tab:sr-only">a month</span>
      </p>
      <svg
        className="w-full max-tab:col-span-full max-tab:mt-3 tab:order-2"
        height="10"
        aria-hidden="true"
      >
        <rect width={percent(annually / HIGHEST_PRICE)} height="100%" />
      </svg>
    </li>
  );
}
