import { CURRENCY, formatAmount } from "@/lib/pricing";

/** A price with a small currency before a large number, or a blank. The text of a price equals `formatPrice`. */
export function Amount({ price }: { price: number | undefined }) {
  return (
    <span translate="no">
      <small>{`${CURRENCY}\u00a0`}</small>
      {price === undefined ? (
        <span className="inline-block w-[1.5em] border-b-2 border-control" />
      ) : (
        <span>{formatAmount(price)}</span>
      )}
    </span>
  );
}
