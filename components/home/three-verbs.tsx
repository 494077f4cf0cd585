import { type ComponentProps, type ReactNode, useId } from "react";
import { formatDegrees, formatTemperature } from "@/lib/format";
import { pictures } from "@/lib/images";
import {
  alert,
  clock,
  crossed,
  door,
  night,
  roomName,
  sampleAt,
  setting,
} from "@/components/charts/night-data";
import { AirLine } from "@/components/charts/air-line";
import { percentBetween } from "@/components/charts/scale";
import { tracePath } from "@/components/charts/trace-path";
import { ProductPicture } from "@/components/ui/product-picture";

const FROM = door.minute - 16;
const LOW = night.low;
const HIGH = 8;
const x = percentBetween(FROM, alert.minute);
const y = percentBetween(HIGH, LOW);

/** Between two readings, the minute at which the line crosses its limit. */
export const crossing = crossingBefore(crossed.minute);

function crossingBefore(minute: number): number {
  const [below, above] = [sampleAt(minute - 1).air, sampleAt(minute).air];
  return minute - (above - night.high) / (above - below);
}

/** What the drawing says, in a sentence. */
export const summary = `${clock(door.minute)}, ${roomName.toLowerCase()} ${formatTemperature(door.air)}. ${clock(crossed.minute)}, above ${formatTemperature(night.high, 0)}: wait ${night.delayMinutes} min. ${clock(alert.minute)}, ${formatTemperature(alert.air)}: Alert.`;

const samples = night.attended.filter(({ minute }) => minute >= FROM && minute <= alert.minute);

/** Measure, decide, speak up: the line of the night runs into the tip of the device's probe. */
export function ThreeVerbs() {
  // The tip is three degrees above the limit, which is where the picture ends.
  const plot =
    "absolute bottom-[calc(var(--degree)*-5)] h-[calc(var(--degree)*9)] w-[calc(100%-var(--right)-var(--o)*.9201)]";
  return (
    <div className="relative -mt-[calc(var(--o)*.36)] mb-[calc(var(--degree)*5+36px)] h-[calc(var(--o)*.78)] [--degree:calc(var(--o)*.04774)] [--o:min(56vw,500px)] [--right:max(-3vw,calc(var(--gutter)-110px))] max-sm:hidden desk:-mt-[calc(var(--o)*.5)] desk:[--o:min(50vw,max(500px,94svh),920px)]">
      <div className="absolute inset-x-0 top-full h-[calc(var(--degree)*5)] border-y border-band-edge bg-band">
        <p className="absolute inset-x-0 top-full container-page mt-2.5 flex justify-between text-label">
          <span className="text-cold">
            Limits {formatDegrees(night.low, 0)} to {formatTemperature(night.high, 0)}
          </span>
          <span>{setting}</span>
        </p>
      </div>
      <svg
        overflow="visible"
        className={`${plot} text-xs text-muted desk:text-sm`}
        role="img"
        aria-label={summary}
      >
        <Waiting
          x={x(crossing)}
          y={y(alert.air)}
          width={x(FROM + alert.minute - crossing)}
          height={y(HIGH - (alert.air - night.high))}
        />
        <svg
          viewBox={`${FROM} ${-HIGH} ${alert.minute - FROM} ${HIGH - LOW}`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          <AirLine d={tracePath(samples, ({ air }) => air, 1)} limit={night.high} />
        </svg>
        <circle cx={x(door.minute)} cy={y(door.air)} r="5" className="fill-ink" />
        <circle cx={x(crossing)} cy={y(night.high)} r="5" className="fill-warm-dot" />
        <Verb at={x(door.minute)} y={y(door.air)} dx={14} dy={22} name="Measure">
          {clock(door.minute)}, {formatTemperature(door.air)}
        </Verb>
        <Verb at={x(crossing)} y={y(night.high)} dx={-20} dy={-34} name="Decide">
          {clock(crossed.minute)}, wait {night.delayMinutes}&nbsp;min
        </Verb>
        <Verb at="100%" y={y(alert.air)} dx={-24} dy={-38} name="Speak up" isWarm>
          {clock(alert.minute)}, {formatTemperature(alert.air)}. Alert
        </Verb>
      </svg>
      <ProductPicture
        picture={pictures.hero}
        sizes="(min-width: 62.5rem) min(50vw, 920px), 56vw"
        className="absolute right-(--right) bottom-0 w-(--o) max-w-none [mask:linear-gradient(90deg,#000_80%,#0000_93%)]"
      />
      <svg overflow="visible" className={plot} aria-hidden="true">
        <circle cx="100%" cy={y(alert.air)} r="5" className="fill-warm-dot" />
      </svg>
    </div>
  );
}

/** The time between the limit and the alert, hatched. */
export function Waiting(area: ComponentProps<"rect">) {
  const id = useId();
  return (
    <>
      <pattern
        id={id}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(25)"
      >
        <path d="M.5 0V7" className="stroke-warm" />
      </pattern>
      <rect {...area} fill={`url(#${id})`} opacity=".3" />
    </>
  );
}

type VerbProps = {
  at: string;
  y: string;
  dx: number;
  dy: number;
  name: string;
  isWarm?: boolean;
  children: ReactNode;
};

function Verb({ at, y, dx, dy, name, isWarm, children }: VerbProps) {
  const textAnchor = dx < 0 ? "end" : undefined;
  return (
    <>
      <text
        x={at}
        y={y}
        dx={dx}
        dy={dy}
        textAnchor={textAnchor}
        className={`text-heading font-medium ${isWarm ? "text-warm" : "text-ink"}`}
      >
        {name}
      </text>
      <text x={at} y={y} dx={dx} dy={dy + 22} textAnchor={textAnchor}>
        {children}
      </text>
    </>
  );
}
