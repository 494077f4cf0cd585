import { CURRENCY, formatAmount } from "@/lib/pricing";

/** A price with a small currency before a large number, or a blank. The text of a price equals `formatPrice`. */
export function Amount({ price }: { price: number | undefined }) {
  return (
    <span translate="no">
      <span className="text-[min(1em,max(.4em,.9375rem))] font-normal tracking-[-.015em] text-muted [word-spacing:.2em]">
        {`${CURRENCY}\u00a0`}
      </span>
      {price === undefined ? (
        <span className="inline-block w-[1.5em] border-b-2 border-control" />
      ) : (
        <span>{formatAmount(price)}</span>
      )}
    </span>
  );
}
