import { formatPrice } from "@/lib/pricing";

/** A price with a small currency before a large number. Its text equals that of `formatPrice`. */
export function Amount({ price, currency }: { price: number; currency?: string }) {
  const text = formatPrice(price, currency);
  const space = text.indexOf("\u00a0") + 1;
  return (
    <span translate="no">
      <span className="text-[max(.4em,.9375rem)] font-normal tracking-[-.015em] text-muted [word-spacing:.2em]">
        {text.slice(0, space)}
      </span>
      <span>{text.slice(space)}</span>
    </span>
  );
}
