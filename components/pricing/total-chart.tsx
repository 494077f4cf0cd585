import { type PointerEvent, useRef } from "react";
import { percent } from "@/components/charts/plot";
import {
  cheaperLargerCount,
  costsLess,
  formatAmount,
  MAX_DEVICES,
  MIN_DEVICES,
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

/** How many numbers have a bar of their own. All above them share the last column. */
const BARS = 12;
const counts = Array.from({ length: BARS }, (_, i) => i + MIN_DEVICES);

/** The yearly totals on one scale from zero. Every column chooses its number: a mouse may be drawn across them. */
export function TotalChart({ devices, onChoose, onChosen }: TotalChartProps) {
  const barsRef = useRef<HTMLDivElement>(null);
  const moreRef = useRef<HTMLDivElement>(null);
  const many = devices !== undefined && devices > BARS ? devices : undefined;
  const most = Math.max(...counts.map(yearlyTotal), many ? yearlyTotal(many) : 0);

  function choose({ clientX }: { clientX: number }) {
    if (!barsRef.current || !moreRef.current) return;
    const { left, right, width } = barsRef.current.getBoundingClientRect();
    // Pressed again, the last column keeps what it holds.
    if (clientX >= moreRef.current.getBoundingClientRect().left) onChoose(many ?? BARS + 1);
    else if (clientX >= left && clientX < right) {
      onChoose(MIN_DEVICES + Math.floor(((clientX - left) / width) * BARS));
    }
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
      <div ref={barsRef}>
        <svg>
          {!many && <Undercut devices={devices} most={most} />}
          {counts.map((count) => (
            <Bar key={count} count={count} most={most} isChosen={count === devices} />
          ))}
          <line x2="100%" y1="100%" y2="100%" className="stroke-control" />
          {plans.map((plan) => {
            const from = plan.minNumberDevices - 1;
            const width = (Math.min(plan.maxNumberDevices, BARS) - from) / BARS;
            return (
              width > 0 && (
                <svg
                  key={plan.title}
                  x={percent(from / BARS)}
                  y="100%"
                  width={percent(width)}
                  data-chosen={devices && plan === planFor(devices) ? "" : undefined}
                >
                  <rect y="36" height="2" className="rail w-[calc(100%-3px)]" />
                  <text y="58">{plan.title}</text>
                </svg>
              )
            );
          })}
        </svg>
      </div>
      <svg className="w-full">
        <path
          d="M-5 6l5-12M2 6l5-12"
          className="translate-x-1/2 translate-y-full fill-none stroke-control"
        />
      </svg>
      <div ref={moreRef} data-chosen={many ? "" : undefined}>
        <svg>
          <rect className="column" width="100%" />
          {many && (
            <>
              <rect x="14%" width="72%" height="100%" className="bar" />
              <text x="50%" dy="-8">
                {formatAmount(yearlyTotal(many))}
              </text>
            </>
          )}
          <text x="50%" y="100%" dy="23">
            {many ?? `${BARS + 1}–${MAX_DEVICES}`}
          </text>
          <line x2="100%" y1="100%" y2="100%" className="stroke-control" />
          <svg y="100%">
            <rect y="36" width="100%" height="2" className="rail" />
          </svg>
        </svg>
      </div>
    </div>
  );
}

type BarProps = { count: number; most: number; isChosen: boolean };

/** A column of the chart: the bar, its total over it, its count below it. */
function Bar({ count, most, isChosen }: BarProps) {
  const share = yearlyTotal(count) / most;
  // On a phone a total is wider than its bar: it stands above the bars beside it.
  const around = counts.filter((other) => Math.abs(other - count) < 2).map(yearlyTotal);
  return (
    <svg
      x={percent((count - MIN_DEVICES) / BARS)}
      width={percent(1 / BARS)}
      data-chosen={isChosen ? "" : undefined}
    >
      <rect className="column" width="100%" />
      <rect x="14%" y={percent(1 - share)} width="72%" height={percent(share)} className="bar" />
      <svg y={percent(1 - share)} className="max-tab:hidden">
        <text x="50%" dy="-8">
          {formatAmount(yearlyTotal(count))}
        </text>
      </svg>
      {isChosen && (
        <svg y={percent(1 - Math.max(...around) / most)} className="tab:hidden">
          <text x="50%" dy="-8">
            {formatAmount(yearlyTotal(count))}
          </text>
        </svg>
      )}
      <text x="50%" y="100%" dy="23">
        {count}
      </text>
    </svg>
  );
}

/** Marks the number that costs more than a larger one: its height goes on, dashed, over the bar that is lower. */
function Undercut({ devices = 0, most }: { devices: number | undefined; most: number }) {
  const dearer = counts.findLast((count) => cheaperLargerCount(count) !== undefined);
  const cheaper = dearer && cheaperLargerCount(dearer);
  if (!dearer || !cheaper || cheaper > BARS) return null;
  // Right of the dearer number, a phone's total takes the room above the bars.
  const hidesOnPhone = devices > cheaper && devices <= cheaper + 2 ? "max-tab:hidden" : undefined;
  return (
    <svg
      x={percent(dearer / BARS)}
      y={percent(1 - yearlyTotal(dearer) / most)}
      width={percent((cheaper - dearer) / BARS)}
      className={hidesOnPhone}
      data-chosen=""
    >
      <line x1="-14%" x2="100%" className="stroke-current [stroke-dasharray:3_3]" />
      <svg x="50%" className={[dearer, cheaper].includes(devices) ? "max-tab:hidden" : undefined}>
        <path d="M0 -22v19M-4 -7l4 4.5 4-4.5" className="fill-none stroke-current" />
      </svg>
      {/* Where the dearer number is chosen, the advice says so. */}
      {devices !== dearer && (
        <text x="0" dy="-27">
          {costsLess(cheaper, dearer)}
        </text>
      )}
    </svg>
  );
}
