import { formatTemperature } from "@/lib/format";
import type { NightEventKind, NightSample } from "@/lib/simulation/night";
import { WarmBeyond } from "@/components/charts/air-line";
import { eventNames } from "@/components/charts/event-words";
import { curvedPath, thinned } from "@/components/charts/trace-path";
import { clock } from "./copy";
import {
  alertAt,
  closedAfterAlert,
  crossedAt,
  minuteOf,
  night,
  openedAt,
  readingOf,
  type Replay,
} from "./use-replay";

/** The hour that matters; what is before and after it is pressed together. */
const [HOUR_FROM, HOUR_TO] = [openedAt - 8, openedAt + 52];

/** The night from top to bottom, its axis broken twice: 360 by 578. */
export function NightDownChart({ replay }: { replay: Replay }) {
  const { phase, minute, samples, closedAt } = replay;
  const isRest = phase === "rest";
  const until = isRest ? night.lengthMinutes : Math.floor(minute);
  const shown = isRest ? night.attended : samples;
  const past = shown.slice(0, until + 1);
  const lost = night.unattended.slice(closedAt ?? closedAfterAlert);
  const { air, stock, isAbove } = readingOf(replay);
  const isOver = phase === "over";
  const isLost = isOver && closedAt === undefined;
  const isWhole = isRest || isOver;
  return (
    <svg
      viewBox="0 0 360 578"
      className="w-full text-[13.5px] text-muted max-[359px]:text-[14.6px]"
      aria-hidden="true"
    >
      <WarmBeyond id="down" x1={x(night.high - 1)} x2={x(night.high + 1)} />
      <path d="M62 34H122.5V578H62Z" className="fill-band" />
      <path d="M122.5 34V578" className="stroke-band-edge" />
      <path d="M146.7 34V578M170.9 34V578M195.1 34V578" className="stroke-grid" />
      <path d="M0 34H360" className="stroke-control" />
      {[0, 2, 4, 6, 8, 10].map((degrees) => (
        <text
          key={degrees}
          x={x(degrees)}
          y="22"
          dx={degrees === 10 ? 16 : 0}
          textAnchor="middle"
          className={degrees === night.high ? "text-ink" : undefined}
        >
          {degrees === 10 ? formatTemperature(degrees, 0) : degrees}
        </text>
      ))}
      <text x="20" y="54">
        {clock(0)}
      </text>
      <text x="20" y="562">
        {clock(night.lengthMinutes)}
      </text>
      <text x="200" y="54">
        Seven quiet hours,
      </text>
      <text x="200" y="72">
        pressed together
      </text>
      <path d={`${tear(103)}${tear(465)}`} fill="none" className="stroke-border-strong" />
      <g fill="none" strokeWidth="1.6" strokeLinejoin="round">
        {isWhole && !isLost && (
          <g className="stroke-warm">
            <path d={draw(lost, "air")} strokeDasharray="5 4" />
            <path d={draw(lost, "stock")} strokeDasharray="1.5 4" />
          </g>
        )}
        <path
          d={draw(past, "stock")}
          strokeDasharray={isLost ? "1.5 4" : undefined}
          className={isLost ? "stroke-warm" : "stroke-cold"}
        />
        <path d={draw(past, "air")} stroke="url(#down)" />
      </g>
      {isWhole &&
        (isLost ? ["Stock dotted."] : ["stock dotted.", "air dashed,", "Nobody told:"]).map(
          (words, rowAbove) => (
            <text key={words} x="200" y={547 - rowAbove * 18}>
              {words}
            </text>
          ),
        )}
      <Events replay={replay} until={until} />
      {!isRest && (
        <circle
          cx={x(isOver ? stock : air)}
          cy={y(until)}
          r="6"
          strokeWidth="1.5"
          className={`stroke-canvas ${isAbove || isLost ? "fill-warm-dot" : isOver ? "fill-cold" : "fill-ink"}`}
        />
      )}
    </svg>
  );
}

function Events({
  replay: { phase, samples, closedAt },
  until,
}: {
  replay: Replay;
  until: number;
}) {
  const isAsToldByUs = phase === "rest" || closedAt === closedAfterAlert;
  const shown = isAsToldByUs ? night.attended : samples;
  const closed = isAsToldByUs ? closedAfterAlert : (closedAt ?? Infinity);
  const isAboveAt = (minute: number) => (shown[minute]?.air ?? 0) > night.high;
  const isCrossed = isAboveAt(crossedAt);
  const back = shown.find(({ minute, air }) => minute > closed && air < night.high);
  const all: [NightEventKind, minute: number][] = [
    ["doorLeftAjar", openedAt],
    ["limitCrossed", isCrossed ? crossedAt : Infinity],
    ["alert", isAboveAt(alertAt) ? alertAt : Infinity],
    ["acknowledged", isAsToldByUs ? minuteOf("acknowledged") : Infinity],
    ["doorClosed", closed],
    ["backBelowLimit", (isCrossed && back?.minute) || Infinity],
  ];
  const events = all.filter(([, minute]) => minute <= until).sort(([, a], [, b]) => a - b);
  let above = 0;
  return events.map(([kind, minute]) => {
    const at = y(minute);
    const label = (above = Math.max(at, above + 21));
    const air = x(shown[minute]?.air ?? 0);
    const isAlert = kind === "alert";
    return (
      <g key={kind}>
        <path
          d={`M${air + 5} ${at}L193 ${label}`}
          className={isAlert ? "stroke-warm-dot" : "stroke-border-strong"}
        />
        <circle
          cx={air}
          cy={at}
          r={isAlert ? 6 : 3.5}
          strokeWidth="1.5"
          className={isAlert ? "fill-warm-dot stroke-canvas" : "fill-canvas stroke-ink"}
        />
        <text x="200" y={label + 5}>
          <tspan
            className={`font-medium ${isAlert ? "fill-warm text-lg" : kind === "backBelowLimit" ? "fill-cold" : "fill-ink"}`}
          >
            {clock(minute)}
            {isAlert && " Alert"}
          </tspan>
          {!isAlert && <tspan dx="6">{eventNames[kind]}</tspan>}
        </text>
        {isAlert && (
          <text x="200" y={label - 15}>
            {night.delayMinutes} min above {formatTemperature(night.high, 0)}
          </text>
        )}
      </g>
    );
  });
}

function x(degrees: number): number {
  return +(74.1 + 12.1 * degrees).toFixed(1);
}

function y(minute: number): number {
  if (minute < HOUR_FROM) return +(34 + (minute / HOUR_FROM) * 62).toFixed(1);
  if (minute <= HOUR_TO) return +(110 + (minute - HOUR_FROM) * 5.8).toFixed(1);
  return +(472 + ((minute - HOUR_TO) / (night.lengthMinutes - HOUR_TO)) * 92).toFixed(1);
}

/** Three stretches, the hour that matters finer than what is pressed together; the stock takes its time. */
function draw(samples: NightSample[], what: "air" | "stock"): string {
  const [fine, coarse] = what === "air" ? [3, 12] : [12, 72];
  const stretch = (from: number, to: number, every: number) =>
    thinned(
      samples.filter(({ minute }) => minute >= from && minute < to),
      every,
    ).map((sample) => [x(sample[what]), y(sample.minute)] as const);
  return [
    stretch(0, HOUR_FROM, coarse),
    stretch(HOUR_FROM, HOUR_TO + 1, fine),
    stretch(HOUR_TO + 1, Infinity, coarse),
  ]
    .map((points) => curvedPath(points, 1))
    .join("");
}

/** The zigzag where the axis is torn. */
function tear(at: number): string {
  return `M48 ${at}${"l10-4 10 4".repeat(9)}`;
}
