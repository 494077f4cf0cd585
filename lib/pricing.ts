export type Plan = {
  title: string;
  minNumberDevices: number;
  maxNumberDevices: number;
  publishMaxNumberDevices: boolean;
  /** Per device and month, in whole units of the currency, billed yearly. */
  monthly: number;
  /** Per device and year, in whole units of the currency. */
  annually: number;
  currency: string;
};

export const CURRENCY = "MVR";
export const MIN_DEVICES = 1;
export const MAX_DEVICES = 99;

/** The list price of Temp Guard. The specification does not say what it covers. */
export const HEADLINE_PRICE = 699;

/** The plans of the specification, with its field names. `annually` is twelve times `monthly`. */
export const plans: [Plan, ...Plan[]] = [
  billedYearly({
    title: "Silver",
    minNumberDevices: 1,
    maxNumberDevices: 4,
    publishMaxNumberDevices: true,
    monthly: 69,
  }),
  billedYearly({
    title: "Gold",
    minNumberDevices: 5,
    maxNumberDevices: 7,
    publishMaxNumberDevices: true,
    monthly: 59,
  }),
  billedYearly({
    title: "Cooperate",
    minNumberDevices: 8,
    maxNumberDevices: 99,
    publishMaxNumberDevices: false,
    monthly: 45,
  }),
];

/** Returns the plan for a device count. Throws a RangeError for a count outside 1 to 99 or a fraction. */
export function planFor(devices: number): Plan {
  const plan = plans.find(({ maxNumberDevices }) => devices <= maxNumberDevices);
  if (!plan || !isDeviceCount(devices)) {
    throw new RangeError(`No plan for ${devices} devices`);
  }
  return plan;
}

/** Returns devices × yearly price per device, in whole MVR. Throws a RangeError like {@link planFor}. */
export function yearlyTotal(devices: number): number {
  return devices * planFor(devices).annually;
}

/** The initial device count of the calculator. */
export const DEFAULT_DEVICES = 2;

/** Returns the smallest larger count with a lower yearly total, if there is one. Throws like {@link planFor}. */
export function cheaperLargerCount(devices: number): number | undefined {
  const total = yearlyTotal(devices);
  return plans
    .map((plan) => plan.minNumberDevices)
    .find((count) => count > devices && yearlyTotal(count) < total);
}

/**
 * Returns the texts of an estimate: `MVR 4,956`, `7 × MVR 708 a year, Gold`, and, if a larger count costs less, `8 would
 * cost MVR 4,320 a year.` Throws like {@link planFor}.
 */
export function estimateFor(devices: number) {
  const { title, annually } = planFor(devices);
  const larger = cheaperLargerCount(devices);
  return {
    total: formatPrice(yearlyTotal(devices)),
    calculation: `${devices} × ${formatPrice(annually)} a year, ${title}`,
    advice: larger ? `${larger} would cost ${formatPrice(yearlyTotal(larger))} a year.` : undefined,
  };
}

/** Returns the published device range of a plan: `1 to 4`, `8 and more`. */
export function planRange(plan: Plan): string {
  return plan.publishMaxNumberDevices
    ? `${plan.minNumberDevices} to ${plan.maxNumberDevices}`
    : `${plan.minNumberDevices} and more`;
}

function isDeviceCount(value: number): boolean {
  return Number.isInteger(value) && value >= MIN_DEVICES && value <= MAX_DEVICES;
}

export const ABOVE_MAX_DEVICES = `For more than ${MAX_DEVICES} devices, call us.`;
export const NO_DEVICE_COUNT = `Enter a whole number from ${MIN_DEVICES} to ${MAX_DEVICES}.`;

/** Returns a sentence that says what is wrong with a typed number of devices, or undefined if it is a valid count. */
export function deviceCountProblem(typed: string): string | undefined {
  const devices = HTML_NUMBER.test(typed.trim()) ? Number(typed) : NaN;
  if (isDeviceCount(devices)) return undefined;
  return devices > MAX_DEVICES ? ABOVE_MAX_DEVICES : NO_DEVICE_COUNT;
}

/** The syntax of HTML's number input. */
const HTML_NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Formats an amount as `MVR 1,656`, with a no-break space and thousands separators. */
export function formatPrice(amount: number): string {
  return `${CURRENCY}\u00a0${formatAmount(amount)}`;
}

/** Returns the lowest to the highest price of the plans: `MVR 540 to 828 per device and year`. */
export function priceRange(): string {
  const prices = plans.map(({ annually }) => annually);
  return `${formatPrice(Math.min(...prices))} to ${formatAmount(Math.max(...prices))} per device and year`;
}

/** Formats an amount without the currency: `1,656`. */
export function formatAmount(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Returns the path of the quotation form, with the number of devices if one is given. */
export function quotationPath(devices?: number): string {
  return `/contact-us${devices === undefined ? "" : `?qty=${devices}`}#quotation`;
}

/** Returns `1 device` or `7 devices`. */
export function formatDeviceCount(devices: number): string {
  return `${devices} ${devices === 1 ? "device" : "devices"}`;
}

function billedYearly(plan: Omit<Plan, "annually" | "currency">): Plan {
  return { ...plan, annually: 12 * plan.monthly, currency: CURRENCY };
}
