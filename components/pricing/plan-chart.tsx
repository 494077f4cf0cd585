import { percent } from "@/components/charts/plot";
import { Amount } from "@/components/ui/amount";
import {
  cheaperLargerCount,
  costsLessWords,
  formatAmount,
  formatPrice,
  planFor,
  planRange,
  plans,
  yearlyTotal,
} from "@/lib/pricing";

type PlanChartProps = {
  /** Undefined while what is typed is no count. */
  devices: number | undefined;
  onChoose: (devices: number) => void;
};

/** The yearly totals on one scale from zero, a bar to press for each number, and each plan below its own bars. */
export function PlanChart({ devices, onChoose }: PlanChartProps) {
  const cheaper = devices && cheaperLargerCount(devices);
  return (
    <ul className="plan-chart">
      {plans.map((plan) => {
        const counts = allCounts.filter((count) => plan === planFor(count));
        return (
          <li
            key={plan.title}
            data-chosen={devices && plan === planFor(devices) ? "" : undefined}
            className="group contents"
          >
            <svg className="plan-bars needs-island" aria-hidden="true">
              {counts.map((count, i) => (
                <svg key={count} x={percent(i / counts.length)} width={percent(1 / counts.length)}>
                  <Bar {...{ count, devices, cheaper, onChoose }} />
                </svg>
              ))}
            </svg>
            <div className="flex flex-wrap justify-between border-t-2 border-border-strong py-3 group-data-chosen:border-ink tab:block tab:pb-0 no-js:border-border-strong!">
              <h2 className="text-heading">
                {plan.title} <span className="text-base text-muted">{planRange(plan)}</span>
              </h2>
              <p className="text-right tab:mt-1 tab:text-left">
                <b className="text-[1.75rem] leading-none tracking-[-.03em]">
                  <Amount price={plan.annually} currency={plan.currency} />
                </b>{" "}
                <span className="ml-0.5">a year</span>
                <span className="block text-label">
                  {formatPrice(plan.monthly, plan.currency)} a month
                </span>
              </p>
            </div>
          </li>
        );
      })}
      {cheaper && (
        <li className="plan-advice">
          <p className="text-compact">
            <b className="block text-md leading-tight tab:text-heading">
              {costsLessWords(cheaper, devices)}.
            </b>
            {formatPrice(yearlyTotal(cheaper))} a year.
          </p>
          <button
            type="button"
            className="mt-2 min-h-12 button-outline px-4.5 font-medium print:hidden"
            onClick={() => onChoose(cheaper)}
          >
            Make it {cheaper}
          </button>
        </li>
      )}
    </ul>
  );
}

/** The numbers with a bar. All from the last one on share it: it has no end. */
const LAST = 13;
const allCounts = Array.from({ length: LAST }, (_, i) => i + 1);
const most = Math.max(...allCounts.map(yearlyTotal));

type BarProps = PlanChartProps & { count: number; cheaper: number | undefined };

function Bar({ count, devices = 0, cheaper, onChoose }: BarProps) {
  const isLast = count === LAST;
  const isChosen = count === Math.min(devices, LAST);
  const top = (of: number) => percent(1 - yearlyTotal(of) / most);
  const words = isChosen
    ? formatAmount(yearlyTotal(devices))
    : `${formatAmount(yearlyTotal(count))}${isLast ? "+" : ""}`;
  /** A total is wider than a phone's bar: it stands above the higher one beside it. */
  const beside = [count - 1, count, count + 1].filter((near) => allCounts.includes(near));
  const stand = isLast ? count : beside.reduce((a, b) => (yearlyTotal(b) > yearlyTotal(a) ? b : a));
  return (
    <g
      data-chosen={isChosen ? "" : undefined}
      data-cheaper={count === cheaper ? "" : undefined}
      // Pressed again, the last one keeps what it holds.
      onClick={() => onChoose(isChosen ? devices : count)}
    >
      <rect className="column" width="100%" />
      <rect
        x="14%"
        y={top(count)}
        width="72%"
        height={percent(yearlyTotal(count) / most)}
        className="bar"
      />
      {isLast && <line x1="8%" y1="24" x2="92%" y2="14" />}
      <text x="50%" y={top(count)} dy="-8" className="max-tab:hidden">
        {words}
      </text>
      {isChosen && (
        <text x="50%" y={top(stand)} dy="-8" className="tab:hidden">
          {words}
        </text>
      )}
      <text x="50%" y="100%" dy="22">
        {isLast ? `${count}+` : count}
      </text>
    </g>
  );
}
