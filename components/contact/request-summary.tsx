import { type Receipt, receiptRows } from "@/lib/quotation/browser/receipt";

type RequestSummaryProps = {
  label: string;
  /** The values typed so far. Absent for the receipt of a sent request, which `showSent` fills in. */
  draft?: Receipt;
  className?: string;
};

/** A request on perforated paper: the draft beside the form, or the receipt of a sent request. */
export function RequestSummary({ label, draft, className = "" }: RequestSummaryProps) {
  const text = (name: string) =>
    draft
      ? { children: draft[name] }
      : { "data-receipt": name, children: "", suppressHydrationWarning: true };
  return (
    <section
      aria-label={label}
      hidden={!draft}
      suppressHydrationWarning
      className={`paper tractor-paper @container ${className}`}
    >
      <div className="flex flex-wrap items-baseline-last gap-x-3">
        <p className="text-heading text-ink">
          <b
            translate="no"
            className="text-[3.25rem] leading-none tracking-[-.03em]"
            {...text("qty")}
          />{" "}
          <span {...text("unit")} />
        </p>
        <b
          translate="no"
          className="grow text-right text-[clamp(1.0625rem,(100cqw-11.5rem)/5.8,2.75rem)] leading-none tracking-[-.024em] whitespace-nowrap"
          {...text("total")}
        />
      </div>
      <p
        className={`mt-3 border-t border-border pt-1.5 pb-2.5 text-right text-label wrap-anywhere ${draft ? "min-h-[calc(1lh+17px)] @max-[29rem]:min-h-[calc(2lh+17px)]" : ""}`}
        {...text("calculation")}
      />
      <dl>
        {receiptRows.map(({ label, fields }) => (
          <div
            key={label}
            className="grid grid-cols-[8.4rem_1fr] items-start gap-x-3 border-t border-border py-1.75 text-base @max-[24rem]:grid-cols-[6.6rem_1fr]"
          >
            <dt className="pt-px text-label">{label}</dt>
            <dd
              dir="auto"
              translate="no"
              className={`min-h-[2lh] font-medium text-ink ${draft ? draftClass(fields.length) : "wrap-anywhere whitespace-pre-line"}`}
              {...text(label)}
            />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Limits a row to two lines, so that the paper does not grow. In a row with several answers, each has one line. */
function draftClass(answers: number): string {
  return answers === 1
    ? "line-clamp-2 wrap-anywhere"
    : "overflow-hidden text-ellipsis whitespace-pre";
}
