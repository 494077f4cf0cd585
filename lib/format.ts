/** Formats a temperature with a minus sign and a no-break space: `−18.4 °C`. With `digits` 0, in whole degrees. */
export function formatTemperature(celsius: number, digits = 1): string {
  return `${formatDegrees(celsius, digits)}\u00a0°C`;
}

/** Formats a temperature without its unit: `−18.4`. */
export function formatDegrees(celsius: number, digits = 1): string {
  const amount = Math.abs(celsius).toFixed(digits);
  const isNegative = celsius < 0 && Number(amount) !== 0;
  return `${isNegative ? "\u2212" : ""}${amount}`;
}

/** Formats a range in whole degrees: `−1 to 4 °C`. */
export function formatRange(low: number, high: number, joint = "to"): string {
  return `${formatDegrees(low, 0)} ${joint} ${formatTemperature(high, 0)}`;
}

/**
 * Returns the `tel:` URL of a number: `tel:+9603000000` for `(00960) 300 0000`. Leaves out the "(0)" of an international
 * number, and dials an extension after a pause. Returns undefined for text that is not one number.
 */
export function phoneHref(phone: string): string | undefined {
  const [, number = "", extension] = DIALLABLE.exec(phone.trim()) ?? [];
  const whole = number.replace(/^\D*00/, "+");
  const dialled = whole.includes("+") ? whole.replace("(0)", "") : whole;
  const digits = dialled.replace(/[^\d+]/g, "");
  if (!/^\+?\d{5,15}$/.test(digits)) return undefined;
  return `tel:${digits}${extension ? `,${extension}` : ""}`;
}

const DIALLABLE =
  /^(\(?\+?(?:[\d\s().\p{Pd}]|(?<=\d)\/(?=\d))*\d)(?:[\s,;]*(?:#|x|ext(?:ensio)?n?)[\s.:]*(\d+))?$/iu;

/** Escapes text for HTML content and quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
