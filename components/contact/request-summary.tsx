import type { ReactNode } from "react";

type RequestSummaryProps = {
  /** The number of devices: its input, or the number that was sent. */
  number: ReactNode;
  total: ReactNode;
  /** How the total is calculated, or what is wrong with the number. */
  note: ReactNode;
  children?: ReactNode;
};

/** A sheet of tractor paper with number and price: beside the form, and as the receipt of a sent request. */
export function RequestSummary({ number, total, note, children }: RequestSummaryProps) {
  return (
    <div className="paper tractor-paper @container">
      <div className="flex items-baseline-last justify-between gap-x-3 @max-[17rem]:flex-wrap">
        {number}
        <div className="min-h-[1em] grow text-right text-[clamp(1.0625rem,(100cqw-11.5rem)/5.8,2.75rem)] leading-none tracking-[-.024em] whitespace-nowrap @max-[17rem]:basis-full">
          {total}
        </div>
      </div>
      {/* The minimum height fits the message for a large number, so that nothing moves while the number changes. */}
      <div className="mt-3 min-h-9.5 border-t border-border pt-1.5 @max-[17rem]:min-h-15">
        {note}
      </div>
      {children}
    </div>
  );
}
