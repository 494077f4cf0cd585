import { facts } from "@/lib/facts";
import { formatPrice, HEADLINE_PRICE, HIGHEST_PRICE, planRange, plans } from "@/lib/pricing";
import { percent } from "@/components/charts/plot";
import { QuotationActions } from "@/components/layout/quotation-actions";

/** The headline price, and the plans as a list: the line under each is as long as its price. */
export function Price() {
  return (
    <section
      aria-labelledby="price"
      className="container-page grid-12 break-inside-avoid items-end gap-y-9 pt-(--section) pb-[calc(var(--section)*.72)]"
    >
      <div className="col-span-5 max-md:col-span-full">
        <h2 id="price" className="text-title">
          Temp Guard
        </h2>
        <p className="text-title font-medium text-ink">{formatPrice(HEADLINE_PRICE)}</p>
        <p className="mt-4 mb-5 text-lead">
          {facts.headlinePriceCovers ?? "Your quotation spells out what is included."}
        </p>
        {/* On a phone the bar at the bottom of the screen asks for the quotation. */}
        <QuotationActions
          orElse={{ href: "/pricing", label: "Pricing" }}
          className="max-sm:*:first:hidden"
        />
      </div>
      <div className="col-span-7 max-md:col-span-full">
        <p className="flex flex-wrap items-baseline gap-x-3 pb-3 text-label">
          <b className="text-heading">Plans</b> Per device, billed yearly
        </p>
        <ul>
          {plans.map((plan) => (
            <li
              key={plan.title}
              className="relative flex flex-wrap items-baseline gap-x-2 border-b border-border py-3.5"
            >
              <b className="basis-21 text-md sm:basis-[34%] md:text-heading">{plan.title}</b>
              <span className="text-muted max-sm:text-label">{planRange(plan)} devices</span>
              <b className="ml-auto text-lg tracking-[-.03em] sm:text-heading md:text-[1.75rem]">
                {formatPrice(plan.annually, plan.currency)}
              </b>
              <svg className="absolute -bottom-px h-0.5 w-full" aria-hidden="true">
                <rect
                  width={percent(plan.annually / HIGHEST_PRICE)}
                  height="2"
                  className="fill-ink"
                />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
