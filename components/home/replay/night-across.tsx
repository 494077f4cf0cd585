import { formatDegrees, formatTemperature } from "@/lib/format";
import { AirLine } from "@/components/charts/air-line";
import { Band } from "@/components/charts/band";
import { isOfTrend } from "@/components/charts/night-trend";
import { tracePath } from "@/components/charts/trace-path";
import { AlertSign } from "@/components/ui/alert-sign";
import { clock, headline, isDoorOpen, story } from "./copy";
import { DoorSign } from "./door-sign";
import { Outcome } from "./night-across-outcome";
import { FROM, halo, HIGH, LOW, x, y } from "./night-across-scale";
import { StepButton } from "./step-button";
import { alertAt, night, type NightProps, type Phase, readingOf, type Replay } from "./use-replay";

/** The replay lying on its side: paper from 01:00 on, written as the night goes by. */
export function NightAcross({ replay, dispatch }: NightProps) {
  const { phase, closedAt } = replay;
  const { value, what, tone } = headline(replay);
  const [before, after] = story(replay);
  const isUndecided = closedAt === undefined && phase !== "over";
  return (
    <>
      <div className="container-page grid-12 gap-y-4">
        <h2 id="replay" className="col-span-7 text-title max-desk:col-span-full">
          Leave the door open.
        </h2>
        <p className="col-span-4 col-start-9 text-lead max-desk:col-span-full">
          {before} <br className="max-desk:hidden" />
          {after}
        </p>
      </div>
      <div className="relative mt-9 overflow-hidden border-y border-border max-sm:hidden">
        <div className="flex h-42 items-end px-(--gutter) pb-5.5 text-[clamp(2.75rem,1.5rem+3.4vw,5.5rem)] max-desk:gap-[7vw] desk:*:first:w-1/5">
          <Readout label="Clock" value={clock(replay.minute)} tone="text-ink" />
          <Readout label={what} value={value} tone={tone} />
          <DoorSign isOpen={isDoorOpen(replay)} />
        </div>
        <div className="mx-(--gutter) mb-10">
          <Paper replay={replay} />
        </div>
        <div
          className={`absolute ${positions[phase === "playing" && !(isUndecided && replay.minute < alertAt) ? "over" : phase]}`}
        >
          {phase === "told" && (
            <p className="absolute bottom-full mb-2.5 flex items-center gap-1.5 font-medium whitespace-nowrap text-warm">
              <AlertSign className="size-4" />
              {clock(replay.minute)} Alert on your phone
            </p>
          )}
          <span className="actions">
            <StepButton replay={replay} dispatch={dispatch} />
            {phase === "told" && isUndecided && (
              <button
                type="button"
                onClick={() => dispatch({ type: "leave" })}
                className="min-h-12 text-link"
              >
                Let it be
              </button>
            )}
          </span>
        </div>
      </div>
    </>
  );
}

const atAlert = "top-[258px] left-[calc(var(--gutter)+(100%-2*var(--gutter))*.2+24px)]";
const positions: Record<Phase, string> = {
  // Where the pen has stopped.
  rest: "top-[406px] left-[calc(var(--gutter)+(100%-2*var(--gutter))*.1333+20px)]",
  playing: atAlert,
  told: atAlert,
  over: "top-[89px] right-(--gutter) tab:right-[calc(var(--gutter)+100px)] desk:right-auto desk:left-[calc(var(--gutter)+(100%-2*var(--gutter)+24px)*2/3)]",
};

function Readout({ label, value, tone }: { label: string; value: string; tone: string }) {
  return (
    <p className="whitespace-nowrap">
      <span className="block text-label">{label}</span>
      <span className={`block leading-none font-medium tracking-clock ${tone}`}>{value}</span>
    </p>
  );
}

function Paper({ replay }: { replay: Replay }) {
  const { phase, minute, samples, closedAt } = replay;
  const { air, stock, isAbove } = readingOf(replay);
  const past = samples.slice(FROM - 40, Math.floor(minute) + 1);
  const isOver = phase === "over";
  const isLost = isOver && closedAt === undefined;
  return (
    <svg width="100%" height="380" overflow="visible" className="text-xs text-muted">
      <svg
        viewBox={`${FROM} ${-HIGH} ${night.lengthMinutes - FROM} ${HIGH - LOW}`}
        preserveAspectRatio="none"
        overflow="visible"
        fill="none"
        strokeWidth="1.6"
        strokeLinejoin="round"
      >
        <g strokeWidth="1">
          <Band limits={[night.low, night.high]} from={0} width={999} />
          <path d={grid} className="stroke-grid-hour" />
        </g>
        {isOver && !isLost && (
          <g className="stroke-warm">
            <path
              d={tracePath(night.unattended.slice(closedAt), (sample) => sample.air, isOfTrend)}
              strokeDasharray="6 5"
            />
            <path
              d={tracePath(night.unattended.slice(closedAt), (sample) => sample.stock, isOfTrend)}
              strokeDasharray="1.5 4.5"
            />
          </g>
        )}
        {phase !== "rest" && (
          <path
            d={tracePath(past, (sample) => sample.stock, 10)}
            className={isLost ? "stroke-warm" : "stroke-cold"}
            strokeDasharray={isLost ? "1.5 4.5" : undefined}
          />
        )}
        <AirLine d={tracePath(past, (sample) => sample.air, 2)} limit={night.high} />
      </svg>
      <line x1="-50%" x2="150%" y1="100%" y2="100%" className="stroke-control" />
      {[0, 1, 2, 3, 4, 5].map((hour) => (
        <text
          key={hour}
          x={`${hour * 20}%`}
          y="100%"
          dy="26"
          textAnchor={hour === 0 ? "start" : hour === 5 ? "end" : "middle"}
        >
          {clock(FROM + hour * 60)}
        </text>
      ))}
      <text x="8" y={y(night.low)} dy="-10" className="text-cold">
        Limits {formatDegrees(night.low, 0)} to {formatTemperature(night.high, 0)}
      </text>
      {[night.high, 10].map((degrees) => (
        <text
          key={degrees}
          x="8"
          y={y(degrees)}
          dy="-8"
          // Where there is little room, what happened to the door may be written there.
          className={isOver && degrees === night.high ? "max-desk:hidden" : undefined}
        >
          {formatTemperature(degrees, 0)}
        </text>
      ))}
      {isOver && <Outcome replay={replay} />}
      {phase === "rest" && (
        <>
          <line
            x1={x(minute)}
            x2="100%"
            y1={y(air)}
            y2={y(air)}
            strokeWidth="1.6"
            strokeDasharray="1.6 6"
            className="stroke-control"
          />
          <circle cx="100%" cy={y(air)} r="4" className="fill-canvas stroke-control" />
          <text
            x="100%"
            y={y(air)}
            dx="-14"
            dy="-14"
            textAnchor="end"
            className="stroke-band"
            {...halo}
          >
            {`${clock(minute)} to ${clock(night.lengthMinutes)}, not yet written`}
          </text>
        </>
      )}
      <circle
        cx={x(Math.floor(minute))}
        cy={y(isOver ? stock : air)}
        r="5"
        className={
          isLost || (isAbove && !isOver) ? "fill-warm-dot" : isOver ? "fill-cold" : "fill-ink"
        }
      />
    </svg>
  );
}

const grid = [0, 1, 2, 3, 4, 5]
  .map((hour) => `M${FROM + hour * 60} ${-HIGH}V${-LOW}`)
  .concat([0, 2, 10].map((degrees) => `M0 ${-degrees}H999`))
  .join("");
