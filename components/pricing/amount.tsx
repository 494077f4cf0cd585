import { CURRENCY, formatAmount } from "@/lib/pricing";

/** A price with a small currency before a large number, or a dash. The text of a price equals `formatPrice`. */
export function Amount({ price }: { price: number | undefined }) {
  return (
    <span translate="no">
      <small className="text-[max(.4em,min(1em,.9375rem))] font-normal tracking-[-.015em] text-muted [word-spacing:.2em]">
        {`${CURRENCY}\u00a0`}
      </small>
      {price === undefined ? "–" : formatAmount(price)}
    </span>
  );
}
