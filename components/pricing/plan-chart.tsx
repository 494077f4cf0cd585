import { percent } from "@/components/charts/plot";
import {
  cheaperLargerCount,
  formatDeviceCount,
  formatAmount,
  formatPrice,
  MIN_DEVICES,
  planFor,
  planRange,
  plans,
  yearlyTotal,
} from "@/lib/pricing";
import { Amount } from "./amount";

type PlanChartProps = {
  /** Undefined while the typed number is not a device count. */
  devices: number | undefined;
  onChoose: (devices: number) => void;
};

/**
 * A bar for each device count up to {@link LAST_BAR}, with a height in proportion to its yearly total. A press chooses
 * the count. On wide screens each plan is below its own bars.
 */
export function PlanChart({ devices, onChoose }: PlanChartProps) {
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
                  <Amount price={plan.annually} />
                </b>{" "}
                <span className="ml-0.5">a year</span>
                <span className="block text-label">{`${formatPrice(plan.monthly)} a month`}</span>
              </p>
            </div>
            {counts.map((count) => (
              <Bar key={count} {...{ count, devices, onChoose }} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The count of the last bar, which represents all larger counts too. It is the sixth bar of the last plan.
 * `app/globals.css` lists a `col-span` utility for each number of bars.
 */
const LAST_BAR = Math.max(...plans.map(({ minNumberDevices }) => minNumberDevices)) + 5;
const barCounts = Array.from({ length: LAST_BAR }, (_, i) => i + 1);
/** The total at the top of the chart. It leaves room for the last bar to grow, and for the cut through it. */
const top = 1.3 * Math.max(...barCounts.map(yearlyTotal));
const heightOf = (count: number) => yearlyTotal(count) / top;

type BarProps = PlanChartProps & { count: number };

/** Not focusable by keyboard, because the slider chooses the same counts. */
function Bar({ count, devices = 0, onChoose }: BarProps) {
  const isChosen = count === Math.min(devices, LAST_BAR);
  /** The count that a press chooses. A chosen last bar may represent a larger count, which the press keeps. */
  const pressed = isChosen ? devices : count;
  const isBeyond = pressed > LAST_BAR;
  const total = yearlyTotal(pressed);
  const hasMore = count === LAST_BAR && !isChosen ? "+" : "";
  const share = isBeyond ? 1 : heightOf(count);
  /** Whether this count costs less than the previous one. */
  const step = count > MIN_DEVICES && cheaperLargerCount(count - 1) === count;
  return (
    <button
      type="button"
      tabIndex={-1}
      translate="no"
      aria-label={`${formatDeviceCount(pressed)}: ${formatPrice(total)} a year`}
      data-chosen={isChosen ? "" : undefined}
      onClick={() => onChoose(pressed)}
      className="plan-bar needs-island touch-manipulation"
    >
      <svg aria-hidden="true">
        <rect y={percent(1 - share)} width="100%" height={percent(share)} />
        {isBeyond && (
          <g className="stroke-canvas" strokeWidth="4">
            <line x1="-8%" y1="34" x2="108%" y2="26" />
            <line x1="-8%" y1="44" x2="108%" y2="36" />
          </g>
        )}
        {/* Hidden on a phone, where the total is wider than the bar. The cut bar has room for its total. */}
        <text
          x="50%"
          y={percent(1 - share)}
          dy="-9"
          className={isBeyond ? undefined : "max-tab:hidden"}
        >
          {formatAmount(total) + hasMore}
        </text>
        {step && (
          <svg y={percent(1 - share)} overflow="visible" className="font-medium text-ink">
            <text x="50%" dy="-53">{`${count} cost less`}</text>
            <text x="50%" dy="-34">{`than ${count - 1}`}</text>
          </svg>
        )}
      </svg>
      <span className="key">{(isBeyond ? devices : count) + hasMore}</span>
    </button>
  );
}
