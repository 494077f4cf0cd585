import { facts } from "@/lib/facts";
import { formatPrice, HEADLINE_PRICE, HIGHEST_PRICE, planRange, plans } from "@/lib/pricing";
import { percent } from "@/components/charts/plot";
import { QuotationActions } from "@/components/layout/quotation-actions";

const HEIGHT = 228;
/** Devices to the right. The last plan is open, and takes a little more room than the first has devices. */
const DEVICES = Math.max(...plans.map((plan) => plan.minNumberDevices)) - 1 + 4.2;

/** The headline price and the plans, drawn to scale, on one ruled line. */
export function Price() {
  return (
    <section aria-labelledby="price" className="container-page break-inside-avoid py-(--section)">
      <div className="grid-12 gap-y-10">
        <div className="col-span-6 max-md:col-span-full">
          <h2 id="price" className="text-title">
            Temp Guard
          </h2>
          <p className="text-title font-medium text-ink">{formatPrice(HEADLINE_PRICE)}</p>
          <p className="mt-4 mb-3 text-lead sm:mb-6">
            {facts.headlinePriceCovers ?? "Your quotation spells out what is included."}
          </p>
          {/* On a phone the bar at the bottom of the screen asks for the quotation. */}
          <QuotationActions
            orElse={{ href: "/pricing", label: "Pricing" }}
            className="max-sm:*:first:hidden"
          />
        </div>
        <div className="col-span-6 max-md:col-span-full">
          <h3 className="text-heading">Plans</h3>
          <p className="mt-1 mb-5 text-label">Per device, billed yearly</p>
          <Steps />
        </div>
      </div>
    </section>
  );
}

function Steps() {
  return (
    <svg width="100%" height={HEIGHT} overflow="visible" className="text-ink">
      {plans.map((plan, i) => {
        const before = plan.minNumberDevices - 1;
        const count = Math.min(plan.maxNumberDevices, DEVICES) - before;
        const top = Math.round(HEIGHT * (1 - plan.annually / HIGHEST_PRICE));
        return (
          <svg
            key={plan.title}
            x={percent(before / DEVICES)}
            width={percent(count / DEVICES)}
            overflow="visible"
          >
            <rect
              y={top}
              width="100%"
              height={HEIGHT - top}
              className="fill-surface stroke-border"
            />
            <line x2="100%" y1={top} y2={top} strokeWidth="2" className="stroke-ink" />
            <text x="10" y={top} dy="30" className="text-[min(1.0625rem,4.7vw)] font-medium">
              {plan.title}
            </text>
            <text x="10" y={top} dy="52" className="text-[min(.8125rem,3.6vw)] text-muted">
              {planRange(plan)}
              {i === 0 && " devices"}
            </text>
            <text
              x="10"
              y={HEIGHT - 16}
              className="text-[min(1rem,4.4vw)] font-medium tracking-[-.03em] sm:text-[1.75rem] md:max-lg:text-heading"
            >
              {formatPrice(plan.annually, plan.currency)}
            </text>
          </svg>
        );
      })}
      <line x2="100%" y1={HEIGHT} y2={HEIGHT} className="stroke-control" />
    </svg>
  );
}
