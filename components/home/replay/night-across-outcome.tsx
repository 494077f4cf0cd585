import type { ReactNode, SVGProps } from "react";
import { formatTemperature } from "@/lib/format";
import { eventNames } from "@/components/charts/event-words";
import { alternative, clock } from "./copy";
import { halo, x, y } from "./night-across-scale";
import {
  acknowledgedAt,
  alertAt,
  isClosedAfterAlert,
  isClosedBeforeAlert,
  isTold,
  leftOpen,
  night,
  openedAt,
  readingOf,
  type Replay,
} from "./use-replay";

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
          {alternative(replay).toLowerCase()}
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

/** What happened to the door, each at its minute of the line. */
function Marks({ replay }: { replay: Replay }) {
  const { samples, closedAt } = replay;
  const airAt = (minute: number) => samples[minute]?.air ?? NaN;
  const upperLeft = { dx: -12, textAnchor: "end" } as const;
  // Labels keep off the line, which falls from where the door is closed.
  const isClosedFirst = isClosedBeforeAlert(replay);
  return (
    <>
      <Mark minute={openedAt} air={airAt(openedAt)} dy={26} textAnchor="middle">
        {eventNames.doorLeftAjar}
      </Mark>
      {isTold(samples) && (
        <>
          <Dot minute={alertAt} air={airAt(alertAt)} />
          <text
            x={x(alertAt)}
            y={y(airAt(alertAt))}
            {...(isClosedFirst ? { x: x(alertAt + 6), dy: 12 } : { ...upperLeft, dy: -8 })}
            className="text-lg font-medium text-warm"
          >
            {clock(alertAt)} Alert
          </text>
        </>
      )}
      {isClosedAfterAlert(replay) && (
        <Mark minute={acknowledgedAt} air={airAt(acknowledgedAt)} dy={-38} isQuiet>
          {eventNames.acknowledged}
        </Mark>
      )}
      {closedAt !== undefined && (
        <Mark
          minute={closedAt}
          air={airAt(closedAt)}
          {...(isClosedFirst ? { ...upperLeft, dy: -25 } : { x: x(closedAt + 6), dy: 20 })}
        >
          {eventNames.doorClosed}
        </Mark>
      )}
    </>
  );
}

type MarkProps = SVGProps<SVGTextElement> & DotProps & { dy: number; children: string };

/** A minute of the line and beside it what happened then. */
function Mark({ minute, air, isQuiet, dy, children, ...rest }: MarkProps) {
  const place = { x: x(minute), y: y(air), ...halo, ...rest };
  return (
    <>
      <Dot minute={minute} air={air} isQuiet={isQuiet} />
      <g className={air > night.high ? "stroke-canvas" : "stroke-band"}>
        <text dy={dy} className="font-medium text-ink" {...place}>
          {clock(minute)}
        </text>
        <text dy={dy + 17} {...place}>
          {children}
        </text>
      </g>
    </>
  );
}

type DotProps = {
  minute: number;
  air: number;
  /** It changed nothing in the room. */
  isQuiet?: boolean;
};

function Dot({ minute, air, isQuiet }: DotProps) {
  const tone = air > night.high ? "fill-warm-dot" : "fill-ink";
  return (
    <circle
      cx={x(minute)}
      cy={y(air)}
      r={isQuiet ? 3.5 : 4}
      strokeWidth="1.5"
      className={isQuiet ? "fill-canvas stroke-warm" : tone}
    />
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
