import type { ReactNode } from "react";

type RequestSummaryProps = {
  /** How many devices are drawn. Their place stays where there is none. */
  devices: number;
  /** The number of devices: its input, or the number that was sent. */
  number: ReactNode;
  price: ReactNode;
  children?: ReactNode;
};

/** A sheet of tractor paper with number and price: beside the form, and as the receipt of a sent request. */
export function RequestSummary({ devices, number, price, children }: RequestSummaryProps) {
  return (
    <div className="paper request-summary @container flex flex-col leading-[1.4] text-body forced-colors:outline">
      <div className="flex items-end justify-between gap-x-5 gap-y-2 @max-[27rem]:flex-wrap">
        {number}
        <div className="flex min-h-12.5 grow items-end justify-end text-right text-label @max-[27rem]:basis-full">
          {price}
        </div>
      </div>
      <div
        className="summary-devices needs-island my-3.5 flex flex-wrap content-start fill-none stroke-ink max-sm:in-[form]:hidden"
        suppressHydrationWarning
        aria-hidden="true"
      >
        {Array.from({ length: devices }, (_, i) => (
          <svg key={i} viewBox="0 0 40 40">
            <path d="M8 1h24a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7H8a7 7 0 0 1-7-7V8a7 7 0 0 1 7-7zM7 9h26v14H7z" />
            <path
              className="stroke-cold"
              d="M9 17.5h5c2 0 2.4-3.5 4.4-3.5s2.4 3.5 4.4 3.5H31m-1 11.5a2 2 0 1 0 .01 0z"
            />
          </svg>
        ))}
      </div>
      {children}
    </div>
  );
}
