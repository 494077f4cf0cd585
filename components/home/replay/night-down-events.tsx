import { formatTemperature } from "@/lib/format";
import type { NightEventKind } from "@/lib/simulation/night";
import { eventNames } from "@/components/charts/event-words";
import { traceValue } from "@/components/charts/trace-path";
import { clock } from "./copy";
import { AIR_EVERY, HOUR_FROM, HOUR_TO, x, y } from "./night-down-scale";
import {
  acknowledgedAt,
  alertAt,
  closedAfterAlert,
  crossedAt,
  night,
  openedAt,
  type Replay,
} from "./use-replay";

type EventsProps = { replay: Replay; until: number };

/** What has happened by a minute, each on the air's line and named beside it. */
export function Events({ replay: { phase, samples, closedAt }, until }: EventsProps) {
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
    ["acknowledged", isAsToldByUs ? acknowledgedAt : Infinity],
    ["doorClosed", closed],
    ["backBelowLimit", (isCrossed && back?.minute) || Infinity],
  ];
  const events = all.filter(([, minute]) => minute <= until).sort(([, a], [, b]) => a - b);
  const hour = shown.filter(({ minute }) => minute >= HOUR_FROM && minute <= HOUR_TO);
  let above = 0;
  return events.map(([kind, minute]) => {
    const at = y(minute);
    const label = (above = Math.max(at, above + 21));
    const air = x(traceValue(minute, hour, (sample) => sample.air, AIR_EVERY));
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
