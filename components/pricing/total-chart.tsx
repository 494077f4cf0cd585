import type { MouseEvent, PointerEvent } from "react";
import { percent } from "@/components/charts/plot";
import {
  cheaperLargerCount,
  costsLessWords,
  formatAmount,
  planFor,
  plans,
  yearlyTotal,
} from "@/lib/pricing";

type TotalChartProps = {
  /** Undefined while what is typed is no count. */
  devices: number | undefined;
  onChoose: (devices: number) => void;
  /** A mouse has let go: the arrow keys may go on from here. */
  onChosen: () => void;
};

/** The yearly totals on one scale from zero. Every column chooses its number: a mouse may be drawn across them. */
export function TotalChart({ devices = 0, onChoose, onChosen }: TotalChartProps) {
  // Pressed again, the last column keeps what it holds.
  const columns = [...single, { count: Math.max(devices, BARS + 1), from: BARS + GAP, to: WIDTH }];
  /** What the numbers up to one cost at most. */
  const highest = (upTo: number) =>
    Math.max(
      ...columns.filter(({ count }) => count <= upTo).map(({ count }) => yearlyTotal(count)),
    );
  const most = highest(Math.max(devices, BARS));
  /** Over which total that of a number is written: none stands in the mark of an undercut. */
  const stand = devices > BARS ? yearlyTotal : highest;

  function choose({ clientX, currentTarget }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = ((clientX - left) / width) * WIDTH;
    const pressed = columns.find(({ from, to }) => at >= from && at < to);
    if (pressed) onChoose(pressed.count);
  }

  function handlePointerDown(event: PointerEvent) {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    choose(event);
  }

  function handlePointerMove(event: PointerEvent) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) choose(event);
  }

  function handlePointerUp(event: PointerEvent) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onChosen();
  }

  return (
    <div
      className="total-chart"
      aria-hidden="true"
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onClick={choose}
    >
      <svg>
        {columns.map(({ count, from, to }) => {
          const isOpen = from > BARS && count !== devices;
          const total = `${isOpen ? "from " : ""}${formatAmount(yearlyTotal(count))}`;
          return (
            <svg
              key={from}
              x={across(from)}
              width={across(to - from)}
              data-chosen={count === devices ? "" : undefined}
            >
              <rect className="column" width="100%" />
              <rect
                x="14%"
                y={percent(1 - yearlyTotal(count) / most)}
                width="72%"
                height={percent(yearlyTotal(count) / most)}
                className="bar"
              />
              <svg y={percent(1 - stand(count) / most)} className="max-tab:hidden">
                <text x="50%" dy="-8">
                  {total}
                </text>
              </svg>
              {count === devices && (
                // On a phone a total is wider than its bar: it stands above the bars beside it, and ends with the chart.
                <svg
                  y={percent(1 - stand(count < BARS ? count + 1 : count) / most)}
                  className="tab:hidden"
                >
                  <text
                    dy="-8"
                    {...(from > BARS ? { x: "100%", textAnchor: "end" } : { x: "50%" })}
                  >
                    {total}
                  </text>
                </svg>
              )}
              <text x="50%" y="100%" dy="23">
                {isOpen ? `${count}+` : count}
              </text>
            </svg>
          );
        })}
        {devices <= BARS && <Undercut devices={devices} most={most} />}
        <line x2={across(BARS)} y1="100%" y2="100%" />
        <line x1={across(BARS + GAP)} x2="100%" y1="100%" y2="100%" />
        <svg x={across(BARS + GAP / 2)} y="100%">
          <path d="M-6 6l5-12M1 6l5-12" />
        </svg>
        {plans.map((plan) => (
          <svg
            key={plan.title}
            x={across(plan.minNumberDevices - 1)}
            y="100%"
            width={across(Math.min(plan.maxNumberDevices, WIDTH) - plan.minNumberDevices + 1)}
            data-chosen={devices && plan === planFor(devices) ? "" : undefined}
          >
            <rect y="36" height="2" className="rail" />
            <text y="58" textAnchor="start">
              {plan.title}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  );
}

/** How many numbers have a column of their own. All above them share the last one, behind a gap. */
const BARS = 12;
const GAP = 0.45;
/** Of the whole chart, in columns. */
const WIDTH = BARS + GAP + 1.6;

const single = Array.from({ length: BARS }, (_, i) => ({ count: i + 1, from: i, to: i + 1 }));

const across = (columns: number) => percent(columns / WIDTH);

/** Marks the number that costs less than a smaller one: the height of that one goes on, dashed, over its bar. */
function Undercut({ devices, most }: { devices: number; most: number }) {
  const dearer = single.map(({ count }) => count).findLast((count) => cheaperLargerCount(count));
  const cheaper = dearer && cheaperLargerCount(dearer);
  if (!dearer || !cheaper || cheaper > BARS) return null;
  // Right of it, the total that a phone shows takes the room of the words.
  const givesWay = devices > cheaper && devices <= cheaper + 2;
  return (
    <svg
      x={across(cheaper - 1)}
      y={percent(1 - yearlyTotal(dearer) / most)}
      width={across(1)}
      height={percent((yearlyTotal(dearer) - yearlyTotal(cheaper)) / most)}
      className="undercut"
    >
      <line x1={percent(dearer - cheaper + 0.86)} x2="86%" />
      <svg x="50%" y="100%">
        <path d="M0-14v12M-4-6.5l4 4.5 4-4.5" />
      </svg>
      {/* Where the dearer number is chosen, the advice says so. */}
      {devices !== dearer && (
        <text
          x={percent((dearer - cheaper + 1) / 2)}
          dy="-27"
          className={givesWay ? "max-tab:hidden" : undefined}
        >
          {costsLessWords(cheaper, dearer)}
        </text>
      )}
    </svg>
  );
}
