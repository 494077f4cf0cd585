import { formatTemperature } from "@/lib/format";
import type { NightEventKind, NightSample } from "@/lib/simulation/night";
import { eventNames } from "@/components/charts/event-words";
import { traceValue } from "@/components/charts/trace-path";
import { clock } from "./copy";
import { AIR_EVERY, HOUR_FROM, HOUR_TO, x, y } from "./night-down-scale";
import {
  acknowledgedAt,
  alertAt,
  closedAfterAlert,
  crossedAt,
  isClosedAfterAlert,
  isTold,
  night,
  openedAt,
  type Replay,
} from "./use-replay";

type EventsProps = {
  replay: Replay;
  /** The night that is drawn. */
  shown: NightSample[];
  until: number;
};

/** What has happened by a minute, each on the air's line and named beside it. */
export function Events({ replay, shown, until }: EventsProps) {
  const isAfterAlert = isClosedAfterAlert(replay);
  const closed = isAfterAlert ? closedAfterAlert : (replay.closedAt ?? Infinity);
  const isCrossed = (shown[crossedAt]?.air ?? 0) > night.high;
  const back = shown.find(({ minute, air }) => minute > closed && air < night.high);
  const all: [NightEventKind, minute: number][] = [
    ["doorLeftAjar", openedAt],
    ["limitCrossed", isCrossed ? crossedAt : Infinity],
    ["doorClosed", closed],
    ["alert", isTold(shown) ? alertAt : Infinity],
    ["acknowledged", isAfterAlert ? acknowledgedAt : Infinity],
    ["backBelowLimit", (isCrossed && back?.minute) || Infinity],
  ];
  const events = all.filter(([, minute]) => minute <= until).sort(([, a], [, b]) => a - b);
  const hour = shown.filter(({ minute }) => minute >= HOUR_FROM && minute <= HOUR_TO);
  let above = 0;
  return events.map(([kind, minute]) => {
    const at = y(minute);
    const isAlert = kind === "alert";
    // The alert takes two rows: its reason stands above it.
    const label = (above = Math.max(at, above + 21 * (isAlert ? 2 : 1)));
    const air = x(traceValue(minute, hour, (sample) => sample.air, AIR_EVERY));
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
