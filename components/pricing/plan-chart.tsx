import { percent } from "@/components/charts/plot";
import {
  cheaperLargerCount,
  formatDeviceCount,
  formatAmount,
  formatPrice,
  planFor,
  planRange,
  plans,
  yearlyTotal,
} from "@/lib/pricing";
import { Amount } from "./amount";

type PlanChartProps = {
  /** Undefined while the typed number is no device count. */
  devices: number | undefined;
  onChoose: (devices: number) => void;
};

/** A bar for each count, as high as its yearly total. A press chooses the count. Each plan is below its own bars. */
export function PlanChart({ devices, onChoose }: PlanChartProps) {
  const cheaper = devices && cheaperLargerCount(devices);
  const chosen = devices && planFor(devices);
  return (
    <ul className="plan-chart">
      {plans.map((plan) => {
        const counts = barCounts.filter((count) => plan === planFor(count));
        return (
          <li
            key={plan.title}
            data-chosen={plan === chosen ? "" : undefined}
            className="group contents"
          >
            <div
              className={`col-span-${barCounts.length} tab:col-span-${counts.length} mx-(--gap) flex flex-wrap justify-between border-t-2 border-border-strong py-3 group-data-chosen:border-ink tab:row-start-2 tab:block tab:pb-0 no-js:border-border-strong!`}
            >
              <h2 className="text-heading">
                {plan.title}{" "}
                <span className="text-base text-muted max-tab:block">{planRange(plan)}</span>
              </h2>
              <p className="text-right tab:mt-1 tab:text-left">
                <b className="text-[1.75rem] leading-none tracking-[-.03em]">
                  <Amount price={plan.annually} currency={plan.currency} />
                </b>{" "}
                <span className="ml-0.5">a year</span>
                <span className="block text-label">
                  {`${formatPrice(plan.monthly, plan.currency)} a month`}
                </span>
              </p>
            </div>
            {counts.map((count) => (
              <Bar key={count} {...{ count, devices, cheaper, onChoose }} />
            ))}
          </li>
        );
      })}
      {cheaper && (
        <li className="absolute left-(--gap) max-tab:w-[46%] tab:top-3 tab:flex tab:items-center tab:gap-5">
          <p className="text-compact">
            <b className="block text-md leading-tight tab:text-heading">
              {`${cheaper} cost less than ${devices}.`}
            </b>
            <span>{`${formatPrice(yearlyTotal(cheaper))} a year.`}</span>
          </p>
          <button
            type="button"
            className="min-h-12 button-outline px-4.5 font-medium max-tab:mt-2 print:hidden"
            onClick={() => onChoose(cheaper)}
          >
            {`Make it ${cheaper}`}
          </button>
        </li>
      )}
    </ul>
  );
}

/** The count of the last bar, the sixth of the last plan, which stands for all larger counts. */
const LAST_BAR = Math.max(...plans.map(({ minNumberDevices }) => minNumberDevices)) + 5;
const barCounts = Array.from({ length: LAST_BAR }, (_, i) => i + 1);
const highest = Math.max(...barCounts.map(yearlyTotal));

type BarProps = PlanChartProps & { count: number; cheaper: number | undefined };

/** Not focusable by keyboard, as the slider chooses the same numbers. */
function Bar({ count, devices = 0, cheaper, onChoose }: BarProps) {
  const isLast = count === LAST_BAR;
  const isChosen = count === Math.min(devices, LAST_BAR);
  /** The last bar stands for all larger counts: while it is chosen, a press keeps the count. */
  const pressed = isChosen ? devices : count;
  const total = yearlyTotal(pressed);
  const label = formatAmount(total) + (isLast && !isChosen ? "+" : "");
  const share = yearlyTotal(count) / highest;
  return (
    <button
      type="button"
      tabIndex={-1}
      translate="no"
      aria-label={`${formatDeviceCount(pressed)}: ${formatPrice(total)} a year`}
      data-chosen={isChosen ? "" : undefined}
      data-cheaper={count === cheaper ? "" : undefined}
      onClick={() => onChoose(pressed)}
      className="plan-bar needs-island touch-manipulation"
    >
      <svg aria-hidden="true">
        <rect y={percent(1 - share)} width="100%" height={percent(share)} />
        {isLast && <line x1="-8%" y1="24" x2="108%" y2="14" />}
        {/* Hidden on a phone, where a total is wider than its bar. */}
        <text x="50%" y={percent(1 - share)} dy="-8" className="max-tab:hidden">
          {label}
        </text>
        <text x="50%" y="100%" dy="22">
          {isLast ? `${count}+` : count}
        </text>
      </svg>
    </button>
  );
}
