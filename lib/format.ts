/** `−18.4 °C`: true minus, no-break space; whole degrees with `digits` 0. */
export function formatTemperature(celsius: number, digits = 1): string {
  return `${formatDegrees(celsius, digits)}\u00a0°C`;
}

/** `−18.4`, without the unit. */
export function formatDegrees(celsius: number, digits = 1): string {
  const amount = Math.abs(celsius).toFixed(digits);
  const isNegative = celsius < 0 && Number(amount) !== 0;
  return `${isNegative ? "\u2212" : ""}${amount}`;
}

/** `−1 to 4 °C`, in whole degrees. */
export function formatRange(low: number, high: number, joint = "to"): string {
  return `${formatDegrees(low, 0)} ${joint} ${formatTemperature(high, 0)}`;
}

/** `tel:+9603000000`, to call `+960 300 0000`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** Escapes text for HTML content and quoted attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
