import type { ReactNode, SVGProps } from "react";
import { formatTemperature } from "@/lib/format";
import { eventNames } from "@/components/charts/event-words";
import { clock } from "./copy";
import { halo, x, y } from "./night-across-scale";
import { alertAt, night, openedAt, readingOf, type Replay } from "./use-replay";

/** What is written beside the line once the night is over: what happened to the door, and both ends of the stock. */
export function Outcome({ replay }: { replay: Replay }) {
  const { closedAt } = replay;
  return (
    <>
      <Marks replay={replay} />
      <g textAnchor="end">
        <circle
          cx="100%"
          cy={y(leftOpen.air)}
          r="4"
          strokeWidth="1.5"
          className="fill-canvas stroke-warm"
        />
        <text x="100%" y={y(leftOpen.air)} dx="-14" dy="30" className="text-warm">
          Air {formatTemperature(leftOpen.air)}
        </text>
        <StockAtDawn stock={leftOpen.stock} dy={-30} tone="text-warm">
          door left open
        </StockAtDawn>
        {closedAt !== undefined && (
          <StockAtDawn stock={readingOf(replay).stock} dy={42} tone="text-cold">
            door closed at {clock(closedAt)}
          </StockAtDawn>
        )}
      </g>
    </>
  );
}

const leftOpen = night.unattended.at(-1) ?? { air: NaN, stock: NaN };

/** What happened to the door, each at its minute of the line. */
function Marks({ replay: { samples, closedAt } }: { replay: Replay }) {
  const airAt = (minute: number) => samples[minute]?.air ?? NaN;
  const upperLeft = { dx: -12, dy: -8, textAnchor: "end" } as const;
  return (
    <>
      <Mark minute={openedAt} air={airAt(openedAt)} dy="30" textAnchor="middle">
        {eventNames.doorLeftAjar}
      </Mark>
      {airAt(alertAt) > night.high && (
        <Mark minute={alertAt} air={airAt(alertAt)} className="text-warm" {...upperLeft}>
          Alert
        </Mark>
      )}
      {closedAt !== undefined && (
        <Mark
          minute={closedAt}
          air={airAt(closedAt)}
          {...(airAt(closedAt) > night.high ? { dx: 16, dy: 20 } : upperLeft)}
        >
          {eventNames.doorClosed}
        </Mark>
      )}
    </>
  );
}

type MarkProps = SVGProps<SVGTextElement> & { minute: number; air: number; children: string };

function Mark({ minute, air, children, className = "", ...rest }: MarkProps) {
  const isAbove = air > night.high;
  return (
    <>
      <circle cx={x(minute)} cy={y(air)} r="4" className={isAbove ? "fill-warm-dot" : "fill-ink"} />
      <text
        x={x(minute)}
        y={y(air)}
        {...halo}
        className={`${isAbove ? "stroke-canvas" : "stroke-band"} ${className}`}
        {...rest}
      >
        {`${clock(minute)} ${children}`}
      </text>
    </>
  );
}

type StockAtDawnProps = {
  stock: number;
  dy: number;
  tone: "text-warm" | "text-cold";
  children: ReactNode;
};

function StockAtDawn({ stock, dy, tone, children }: StockAtDawnProps) {
  return (
    <>
      <circle
        cx="100%"
        cy={y(stock)}
        r="5"
        className={tone === "text-warm" ? "fill-warm-dot" : "fill-cold"}
      />
      <text x="100%" y={y(stock)} dx="-14" dy={dy} className={`text-heading font-medium ${tone}`}>
        Stock {formatTemperature(stock)}
      </text>
      <text x="100%" y={y(stock)} dx="-14" dy={dy + 18}>
        {children}
      </text>
    </>
  );
}
