import { formatPrice } from "@/lib/pricing";

/** A price with a small currency before a large number, or a dash. Its text equals that of `formatPrice`. */
export function Amount({ price }: { price: number | undefined }) {
  const text = formatPrice(price ?? 0);
  const space = text.indexOf("\u00a0") + 1;
  return (
    <span translate="no">
      <span className="text-[max(.4em,.9375rem)] font-normal tracking-[-.015em] text-muted [word-spacing:.2em]">
        {text.slice(0, space)}
      </span>
      <span className={price === undefined ? "text-muted" : undefined}>
        {price === undefined ? "–" : text.slice(space)}
      </span>
    </span>
  );
}
