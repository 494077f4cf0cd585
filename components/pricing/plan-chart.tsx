import {
  deviceCount,
  formatPrice,
  HEADLINE_PRICE,
  type Plan,
  planFor,
  planRange,
  plans,
  quotationPath,
} from "@/lib/pricing";
import { Amount } from "@/components/ui/amount";
import { Caption } from "@/components/ui/caption";
import { FEW_DEVICES } from "./scale";

const HEIGHT = 320;
const dearest = Math.max(...plans.map((plan) => plan.annually));

/** The plans as steps to scale, on a phone as rows; the one that `devices` falls into is lit. */
export function PlanChart({ devices }: { devices: number }) {
  return (
    <section aria-labelledby="plans" className="max-md:pb-9 md:border-t-2 md:border-ink md:pt-5">
      <div className="grid-12 items-baseline gap-y-2">
        <h2 id="plans" className="col-span-5 text-heading max-md:col-span-full">
          Three plans, billed yearly
        </h2>
        <p className="col-span-7 text-balance max-md:order-last max-md:col-span-full max-md:pt-2 md:text-right">
          Temp Guard is listed at {formatPrice(HEADLINE_PRICE)}. Your quotation sets out what it
          covers.
        </p>
        <figure className="col-span-full mt-3 md:mt-9">
          <ul className="max-md:-mx-(--margin) max-md:border-t max-md:border-border md:grid md:grid-cols-12 md:items-end md:border-b md:border-control">
            {plans.map((plan) => (
              <PlanStep
                key={plan.title}
                plan={plan}
                chosen={plan === planFor(devices) ? devices : undefined}
              />
            ))}
          </ul>
          <Caption className="max-md:hidden">Price per device, per year, drawn to scale.</Caption>
        </figure>
        <p className="col-span-full text-label md:hidden">Per device, per year. Billed yearly.</p>
      </div>
    </section>
  );
}

type PlanStepProps = {
  plan: Plan;
  /** How many devices are chosen, if that falls into this plan. */
  chosen: number | undefined;
};

function PlanStep({ plan, chosen }: PlanStepProps) {
  const { title, minNumberDevices: min, maxNumberDevices: max, monthly, annually, currency } = plan;
  const isChosen = chosen !== undefined;
  return (
    <li
      className={`grid max-md:border-b max-md:border-border md:border-t-2 ${isChosen ? "bg-band md:border-t-cold" : "md:border-t-ink md:bg-surface"} ${columnSpans[Math.min(max, FEW_DEVICES) - min + 1]}`}
    >
      <svg
        width="1"
        height={Math.round((HEIGHT * annually) / dearest)}
        aria-hidden="true"
        className="fill-border [grid-area:1/1] max-md:hidden"
      >
        <rect width="1" height="100%" />
      </svg>
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 px-(--margin) pt-3 pb-1 [grid-area:1/1] md:grid-cols-[auto_1fr] md:grid-rows-[auto_1fr] md:px-5 md:pt-3.5 md:pb-2">
        <h3 className="flex items-center gap-2 text-heading max-md:text-[1.1875rem]">
          {title}
          {isChosen && (
            <svg
              width="8"
              height="8"
              className="needs-island fill-cold"
              role="img"
              aria-label="your plan"
            >
              <circle cx="4" cy="4" r="4" />
            </svg>
          )}
        </h3>
        <p className="text-sm max-md:row-start-2 md:text-right md:text-label">
          {planRange(plan)} devices
        </p>
        <p className="font-medium text-ink max-md:col-start-2 max-md:row-start-1 max-md:text-right max-md:text-[1.1875rem] md:col-span-full md:self-end md:text-price md:text-[3.25rem]">
          <span className="md:hidden">{formatPrice(annually, currency)}</span>
          <span className="max-md:hidden">
            <Amount price={annually} currency={currency} />
          </span>
        </p>
        <p className="text-right text-sm md:col-span-full md:mt-1.5 md:text-left md:text-label">
          <span className="max-md:hidden">per device, per year. </span>
          {formatPrice(monthly, currency)} a month
        </p>
        <p className="col-span-full print:hidden">
          <a
            href={quotationPath(chosen ?? min)}
            className="inline-flex min-h-11 items-center text-sm text-link"
          >
            Quotation for {deviceCount(chosen ?? min)}
          </a>
        </p>
      </div>
    </li>
  );
}

const columnSpans = [
  "",
  "md:col-span-1",
  "md:col-span-2",
  "md:col-span-3",
  "md:col-span-4",
  "md:col-span-5",
  "md:col-span-6",
  "md:col-span-7",
  "md:col-span-8",
  "md:col-span-9",
  "md:col-span-10",
  "md:col-span-11",
  "md:col-span-12",
];
