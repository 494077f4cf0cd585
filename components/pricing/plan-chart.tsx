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

type PlanChartProps = { devices: number; cheaper: number | undefined };

/** The plans as steps to scale, on a phone as rows; the one of the number to take is lit. */
export function PlanChart({ devices, cheaper = devices }: PlanChartProps) {
  return (
    <section
      aria-labelledby="plans"
      className="max-tab:pb-9 tab:border-t-2 tab:border-ink tab:pt-5 print:[zoom:.68]"
    >
      <div className="grid-12 items-baseline gap-y-2">
        <h2 id="plans" className="col-span-5 text-heading max-tab:col-span-full">
          Three plans, billed yearly
        </h2>
        <p className="col-span-7 text-balance max-tab:order-last max-tab:col-span-full max-tab:pt-2 tab:text-right">
          Temp Guard is listed at {formatPrice(HEADLINE_PRICE)}. Your quotation sets out what it
          covers.
        </p>
        <figure className="col-span-full mt-3 tab:mt-9">
          <ul className="max-tab:-mx-(--margin) max-tab:border-t max-tab:border-border tab:grid tab:grid-cols-12 tab:items-end tab:border-b tab:border-control">
            {plans.map((plan) => (
              <PlanStep
                key={plan.title}
                plan={plan}
                isLit={plan === planFor(cheaper)}
                devices={[cheaper, devices].find((count) => plan === planFor(count))}
              />
            ))}
          </ul>
          <Caption className="max-tab:hidden">Price per device, per year, drawn to scale.</Caption>
        </figure>
        <p className="col-span-full text-label tab:hidden">Per device, per year. Billed yearly.</p>
      </div>
    </section>
  );
}

type PlanStepProps = {
  plan: Plan;
  isLit: boolean;
  /** The number that falls into it. */
  devices: number | undefined;
};

function PlanStep({ plan, isLit, devices }: PlanStepProps) {
  const { title, minNumberDevices: min, maxNumberDevices: max, monthly, annually, currency } = plan;
  return (
    <li
      className={`grid max-tab:border-b max-tab:border-border tab:border-t-2 tab:last:border-r tab:last:border-r-border ${isLit ? "bg-band tab:border-t-cold" : "tab:border-t-ink tab:bg-surface"} ${columnSpans[Math.min(max, FEW_DEVICES) - min + 1]}`}
    >
      <svg
        width="1"
        height={Math.round((HEIGHT * annually) / dearest)}
        aria-hidden="true"
        className="fill-border [grid-area:1/1] max-tab:hidden"
      >
        <rect width="1" height="100%" />
      </svg>
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 px-(--margin) pt-3 pb-1 [grid-area:1/1] tab:grid-cols-1 tab:grid-rows-[auto_auto_1fr] tab:px-3 tab:pt-3.5 tab:pb-2 lg:grid-cols-[auto_1fr] lg:grid-rows-[auto_1fr] lg:px-5">
        <h3 className="flex min-w-0 items-center gap-2 text-heading max-tab:text-[1.1875rem]">
          {title}{" "}
          {devices && (
            <span className="needs-island flex items-center gap-2 text-label font-normal tracking-normal whitespace-nowrap [word-spacing:normal]">
              <svg
                width="8"
                height="8"
                className={isLit ? "fill-cold" : "fill-ink"}
                aria-hidden="true"
              >
                <circle cx="4" cy="4" r="4" />
              </svg>
              {deviceCount(devices)}
            </span>
          )}
        </h3>
        <p className="text-sm max-tab:row-start-2 tab:text-label lg:text-right lg:text-compact">
          {planRange(plan)} devices
        </p>
        <p className="font-medium text-ink max-tab:col-start-2 max-tab:row-start-1 max-tab:text-right max-tab:text-[1.1875rem] tab:col-span-full tab:self-end tab:text-price tab:text-[2.5rem] lg:text-[3.25rem]">
          <span className="tab:hidden">{formatPrice(annually, currency)}</span>
          <span className="max-tab:hidden">
            <Amount price={annually} currency={currency} />
          </span>
        </p>
        <p className="text-right text-sm tab:col-span-full tab:mt-1.5 tab:text-left tab:text-label lg:text-compact">
          <span className="max-lg:block max-tab:hidden">per device, per year. </span>
          {formatPrice(monthly, currency)} a month
        </p>
        <p className="col-span-full print:hidden">
          <a
            href={quotationPath(min)}
            className="inline-flex min-h-11 items-center text-sm text-link whitespace-nowrap tab:max-lg:text-[min(1.86vw,.9375rem)]"
          >
            Quotation for {deviceCount(min)}
          </a>
        </p>
      </div>
    </li>
  );
}

const columnSpans = [
  "",
  "tab:col-span-1",
  "tab:col-span-2",
  "tab:col-span-3",
  "tab:col-span-4",
  "tab:col-span-5",
  "tab:col-span-6",
  "tab:col-span-7",
  "tab:col-span-8",
  "tab:col-span-9",
  "tab:col-span-10",
  "tab:col-span-11",
  "tab:col-span-12",
];
