/**
 * An amount of money as people write it: `40,000`, `40 000`, `MVR 40000`, `40000.50`. Undefined for what is none, for
 * zero, and from 10,000,000,000,000 on.
 */
export function readAmount(text: string): number | undefined {
  const figures = text.replace(/^\s*(mvr|rf\.?)/i, "").trim();
  if (!/^\d[\d,\s]*(\.\d{1,2})?$/.test(figures)) return undefined;
  const amount = Number(figures.replace(/[,\s]/g, ""));
  return amount > 0 && amount < 1e13 ? amount : undefined;
}

/** A share from 0 to 1 in per cent: `4.1`, from ten on without a decimal, never `0`, and `100` only for all of it. */
export function percentWords(share: number): string {
  const percent = 100 * share;
  if (percent < 0.1) return "less than 0.1";
  if (percent < 9.95) return percent.toFixed(1);
  return String(share < 1 ? Math.min(99, Math.round(percent)) : 100);
}
