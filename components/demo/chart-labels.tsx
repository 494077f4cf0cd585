import { Dot } from "@/components/charts/marks";
import { FaultIcon } from "@/components/ui/fault-icon";
import { AlertSign } from "@/components/ui/icon";
import { isWithin, room } from "@/lib/cold-room/room";
import { formatTemperature } from "@/lib/format";
import { type ChartView, marksOf } from "./chart-view";

type ViewProps = { view: ChartView };

/** The vertical offset of a label from its line. */
const [ABOVE, BELOW] = ["-.5rem", ".9rem"];

const limits = [room.high, room.low];

/** Labels both limits at the left edge, outside of the safe band. */
export function Limits({ view: { plot } }: ViewProps) {
  return limits.map((limit) => (
    <text
      key={limit}
      y={plot.y(limit)}
      dy={limit === room.high ? ABOVE : BELOW}
      className="max-[20rem]:hidden"
    >
      {`Limit ${formatTemperature(limit, 0)}`}
    </text>
  ));
}

/**
 * Labels air and stock at the ends of their lines: the warmer one above its line, the colder one above its own line if
 * there is room, else below it. A limit that would cross a label moves the label to its other side.
 */
export function Ends({ view: { state, plot, label, past, ahead, alert } }: ViewProps) {
  const end = ahead.at(-1);
  if (!end) return null;
  // Left of the marks near the right edge, which would cross the labels.
  const marks = [...marksOf(state), ...(alert ? [alert] : [])].map(({ at }) => at);
  const edge = marks
    .toSorted((one, other) => other - one)
    .reduce((right, at) => (at > right - END_WIDTH ? at : right), plot.to);
  const isNarrow = marks.some((at) => at > edge - HINT_WIDTH);
  const covered = [...past, ...ahead].filter(({ minute }) => minute >= edge - END_WIDTH);
  const [colder, warmer] =
    end.air < end.stock ? (["air", "stock"] as const) : (["stock", "air"] as const);
  const highest = (name: "air" | "stock") => Math.max(...covered.map((point) => point[name]));
  const lowest = (name: "air" | "stock") => Math.min(...covered.map((point) => point[name]));
  const above = (celsius: number) => ({ y: plot.y(crossed(celsius, label) ?? celsius), dy: ABOVE });
  const below = (celsius: number) => ({
    y: plot.y(crossed(celsius - label, label) ?? celsius),
    dy: BELOW,
  });
  const isRoomy = lowest(warmer) - highest(colder) > label;
  const places = {
    [warmer]: above(highest(warmer)),
    [colder]: isRoomy ? above(highest(colder)) : below(lowest(colder)),
  };
  return (
    <g textAnchor="end" className="max-[14rem]:hidden">
      <g className={isWithin(end.stock) ? "text-cold" : "text-warm"}>
        <Dot at={plot.stock(end)} tone="current" />
        <text
          x={plot.x(edge)}
          dx="-8"
          {...places.stock}
          className="label-halo text-base font-medium"
        >
          {`Stock ${formatTemperature(end.stock)}`}
        </text>
      </g>
      <g className={isWithin(end.air) ? "text-ink" : "text-warm"}>
        <Dot at={plot.air(end)} tone={end.minute > state.minute ? "hollow" : "current"} />
        <text x={plot.x(edge)} dx="-8" {...places.air} className="label-halo">
          {`Air ${formatTemperature(end.air)}`}
          {state.faults.length > 0 && end.minute > state.minute && (
            <tspan
              className={`text-muted ${isNarrow ? "max-sm:hidden flat:hidden" : "max-[20rem]:hidden"}`}
            >
              {" "}
              if nobody acts
            </tspan>
          )}
        </text>
      </g>
    </g>
  );
}

/** Returns the limit that would cross a label of this height. */
function crossed(from: number, height: number): number | undefined {
  return limits.find((limit) => limit > from && limit < from + height);
}

/** The widths of the labels at the end, without and with "if nobody acts", in minutes of the smallest chart. */
const [END_WIDTH, HINT_WIDTH] = [110, 200];

/** A vertical line for each fault, below its icon. */
export function Faults({ view: { plot, state } }: ViewProps) {
  return marksOf(state).map(({ at, fault, level }) => (
    <svg key={`${fault} ${at}`} x={plot.x(at)} overflow="visible" className="text-body">
      <line y1={ICON_SIZE * (level - RAIL_LEVELS + 1)} y2="100%" className="stroke-control" />
      <FaultIcon
        fault={fault}
        x="-9"
        y={ICON_SIZE * (level - RAIL_LEVELS)}
        width="18"
        height="18"
      />
    </svg>
  ));
}

/** A vertical line at the alert, above a sign beside its time. It is dotted while the alert is due. */
export function Alert({ view: { plot, alert }, color }: ViewProps & { color: string }) {
  if (!alert) return null;
  return (
    <svg x={plot.x(alert.at)} overflow="visible" className={color}>
      <line y2="100%" stroke="currentColor" strokeDasharray={alert.isDue ? "2 4" : undefined} />
      <svg y="100%" overflow="visible">
        <rect x="-10" y="-22" width="20" height="21" className="fill-canvas" />
        <AlertSign x="-8" y="-19" width="16" height="16" />
      </svg>
    </svg>
  );
}

/** The height of an icon with its distance to the next one, and how many levels of icons are above the plot. */
const ICON_SIZE = 22;
const RAIL_LEVELS = 2;
