import { formatTemperature } from "@/lib/format";
import type { NightSample } from "@/lib/simulation/night";
import { WarmBeyond } from "@/components/charts/air-line";
import { isOfTrend } from "@/components/charts/night-trend";
import { curvedPath, thinned } from "@/components/charts/trace-path";
import { alternative, clock } from "./copy";
import { Events } from "./night-down-events";
import { AIR_EVERY, HOUR_FROM, HOUR_TO, x, y } from "./night-down-scale";
import { closedAfterAlert, night, readingOf, type Replay } from "./use-replay";

/** The night from top to bottom, its axis broken twice: 360 by 578. */
export function NightDownChart({ replay }: { replay: Replay }) {
  const { phase, minute, samples, closedAt } = replay;
  const isRest = phase === "rest";
  const until = isRest ? night.lengthMinutes : Math.floor(minute);
  const shown = isRest ? night.attended : samples;
  const past = shown.slice(0, until + 1);
  const lost = night.unattended.slice(closedAt ?? closedAfterAlert);
  const { air, isAbove } = readingOf(replay);
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
            <path d={draw(lost, "air", isOfTrend)} strokeDasharray="5 4" />
            <path d={draw(lost, "stock", isOfTrend)} strokeDasharray="1.5 4" />
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
        (isLost
          ? ["Stock dotted."]
          : ["stock dotted.", "air dashed,", `${alternative(replay)}:`]
        ).map((words, rowAbove) => (
          <text key={words} x="200" y={547 - rowAbove * 18}>
            {words}
          </text>
        ))}
      <Events replay={replay} shown={shown} until={until} />
      {isWhole ? (
        <>
          {!isLost && <Dot degrees={shown.at(-1)?.stock} className="fill-cold" />}
          <Dot degrees={lost.at(-1)?.stock} className="fill-warm-dot" />
          <Dot degrees={lost.at(-1)?.air} className="fill-canvas stroke-warm" />
        </>
      ) : (
        <circle
          cx={x(air)}
          cy={y(until)}
          r="6"
          strokeWidth="1.5"
          className={`stroke-canvas ${isAbove ? "fill-warm-dot" : "fill-ink"}`}
        />
      )}
    </svg>
  );
}

/** The end of a line at dawn. */
function Dot({ degrees = NaN, className }: { degrees?: number; className: string }) {
  const dawn = y(night.lengthMinutes);
  return <circle cx={x(degrees)} cy={dawn} r="4" strokeWidth="1.5" className={className} />;
}

/** Three stretches, the hour that matters finer than what is pressed together; the stock takes its time. */
function draw(samples: NightSample[], what: "air" | "stock", isShown?: typeof isOfTrend): string {
  const [fine, coarse] = what === "air" ? [AIR_EVERY, 15] : [15, 120];
  const stretch = (from: number, to: number, every: number) =>
    thinned(
      samples.filter(({ minute }) => minute >= from && minute < to),
      isShown ?? every,
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
