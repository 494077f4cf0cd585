import { type Receipt, receiptLabels } from "@/lib/quotation/browser/receipt";

type RequestSummaryProps = { title: string; receipt: Receipt };

/** A request on perforated paper, with the answers that are given. */
export function RequestSummary({ title, receipt }: RequestSummaryProps) {
  return (
    <section
      aria-label={title}
      className="request-paper paper tractor-paper @container needs-island tab:col-span-6 md:col-span-5"
    >
      <h2 className="text-heading">{title}</h2>
      <div className="mt-5 flex flex-wrap items-baseline-last gap-x-3">
        <p className="text-heading text-ink">
          <b translate="no" className="text-[3.25rem] leading-none tracking-[-.03em]">
            {receipt.qty}
          </b>{" "}
          <span>{receipt.unit}</span>
        </p>
        <b
          translate="no"
          className="grow text-right text-[clamp(1.0625rem,(100cqw-11.5rem)/5.8,2.75rem)] leading-none tracking-[-.024em] whitespace-nowrap"
        >
          {receipt.total}
        </b>
      </div>
      <p className="mt-3 border-t border-border pt-1.5 pb-2.5 text-right text-label wrap-anywhere">
        {receipt.calculation}
      </p>
      <dl>
        {receiptLabels
          .filter((label) => receipt[label])
          .map((label) => (
            <div
              key={label}
              className="flex flex-wrap gap-x-3 border-t border-border py-1.75 text-base"
            >
              <dt className="w-[8.4rem] pt-px text-label @max-[24rem]:w-[6.6rem] @max-[18rem]:w-full">
                {label}
              </dt>
              <dd
                dir="auto"
                translate="no"
                className="min-w-28 flex-1 font-medium wrap-anywhere whitespace-pre-line text-ink"
              >
                {receipt[label]}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
