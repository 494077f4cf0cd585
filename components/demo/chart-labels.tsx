import { formatTemperature } from "@/lib/format";
import { UPLOAD_SECONDS } from "@/lib/cold-room/alert";
import { clock, duration } from "@/lib/cold-room/clock";
import { isWithin, MINUTE } from "@/lib/cold-room/rooms";
import { Dot, Label } from "@/components/charts/marks";
import { Caption } from "@/components/ui/caption";
import { Icon } from "@/components/ui/icon";
import type { ChartView } from "./chart-view";
import { useDemo } from "./demo-context";
import { isAtRest } from "./demo-store";
import { statusOf } from "@/lib/cold-room/room-words";
import { toneText } from "./tone-mark";

/**
 * What has happened last, or is to come, where it happens. Each flag flies to the right of its pole, and a later pole is
 * shorter than the earlier ones: so no pole stands in a name. Towards the morning there is room to the left only.
 */
export function Flags({ view: { plot, flags, comingNight } }: { view: ChartView }) {
  return flags.map(({ at, name, tone }, row) => {
    const minute = at / MINUTE;
    const isLate = minute > plot.to - FLAG_MINUTES;
    return (
      <svg
        key={row}
        x={plot.x(minute)}
        overflow="visible"
        className={toneText[comingNight ? "quiet" : tone]}
      >
        <line
          y1={`${row * ROW - 3.5}rem`}
          y2="100%"
          stroke="currentColor"
          strokeOpacity=".7"
          strokeDasharray={comingNight && "2 4"}
        />
        <Label
          at={{ x: "0", y: "0" }}
          dx={isLate ? -7 : 7}
          dy={`${row * ROW - 2.8}rem`}
          {...(isLate && { textAnchor: "end", halo: "canvas" })}
          className="font-medium"
        >
          {name}
        </Label>
      </svg>
    );
  });
}

/** In rem, as all that stands beside words: large letters need the room. */
const ROW = 1.125;
/** What the longest name takes of the sheet on a phone. */
const FLAG_MINUTES = 150;

/** Where air and stock end, or would if nobody acts: named above their lines, or below those that fall. */
export function Outcome({ view }: { view: ChartView }) {
  const { simulated, plot, ahead, end, comingNight } = view;
  const { rule } = simulated.room;
  const dy = end.air < rule.low ? 1.5 : -0.75;
  const colour = (celsius: number, calm: string) =>
    comingNight ? "text-muted" : isWithin(rule, celsius) ? calm : "text-warm";
  // Where two lines end together, their names would lie on each other.
  const isTogether = Math.abs(end.air - end.stock) < (plot.high - plot.low) * NAME_HEIGHT;
  const isAhead = ahead.length > 0;
  const name = { dx: -10, textAnchor: "end" } as const;
  const halo = (celsius: number) => (isWithin(rule, celsius) ? "band" : "canvas");
  return (
    <>
      <g className={colour(end.stock, "text-cold")}>
        {!isTogether && <Dot at={plot.stock(end)} tone="current" />}
        <Label
          at={plot.stock(end)}
          {...name}
          halo={halo(end.stock)}
          dy={`${isTogether ? (isAhead ? 2 * dy : 1.875) : dy}rem`}
          className="text-[1.125rem] font-medium max-sm:[@media(height<46rem)]:text-base"
        >
          {`Stock ${formatTemperature(end.stock)}`}
        </Label>
      </g>
      {isAhead && (
        <Label
          at={plot.air(end)}
          {...name}
          halo={halo(end.air)}
          dy={`${(isTogether ? 4.5 : 2.5) * dy}rem`}
          className="max-[14rem]:hidden"
        >
          If nobody acts
        </Label>
      )}
      <g className={colour(end.air, "text-ink")}>
        {isAhead && <Dot at={plot.air(end)} tone="hollow" />}
        {!isTogether && (
          <Label at={plot.air(end)} {...name} halo={halo(end.air)} dy={`${dy}rem`}>
            {`Air ${formatTemperature(end.air)}`}
          </Label>
        )}
      </g>
    </>
  );
}

/** Of the smallest chart's height. */
const NAME_HEIGHT = 0.15;

export function ChartCaption() {
  const { state, simulated } = useDemo();
  const { name, model } = simulated.room;
  const [setPoint, outside] = [model.setPoint, model.outside].map((at) => formatTemperature(at, 0));
  const lines = [
    { text: "Air at the probe", className: "text-ink" },
    { text: "Stock", className: "text-cold" },
    { text: "If nobody acts", className: isAtRest(state) ? "" : "text-ink", dash: "6 5" },
    { text: "Delay running", className: "text-amber", path: "M0 8 8 0M5 8l8-8m-3 8 8-8" },
  ];
  return (
    <Caption figure="1" className="order-1 col-span-full">
      {`Simulated: a ${name.toLowerCase()} set to ${setPoint}, ${outside} outside, one reading every ${duration(UPLOAD_SECONDS)}.`}
      <span className="mt-2 flex flex-wrap gap-x-6">
        {lines.map(({ text, className, dash, path = "M0 4H18" }) => (
          <span key={text} className="flex items-center gap-2">
            <Icon
              width="18"
              height="8"
              strokeWidth="1.75"
              strokeDasharray={dash}
              className={className}
              d={path}
            />
            {text}
          </span>
        ))}
      </span>
    </Caption>
  );
}

/** The chart in words. */
export function describe({ simulated, lastReceived, ahead, end }: ChartView): string {
  const [, word, sentence] = statusOf(simulated);
  const air = `${formatTemperature(lastReceived.air)} in the air`;
  const stock = `${formatTemperature(lastReceived.stock)} in the stock`;
  const coming = `If nobody acts, the stock is ${formatTemperature(end.stock)} at ${clock(end.minute)}.`;
  return [
    `Chart of the ${simulated.room.name.toLowerCase()}.`,
    `${clock(lastReceived.time / MINUTE)}: ${air}, ${stock}. ${word}. ${sentence}`,
    ...(ahead.length > 0 ? [coming] : []),
  ].join(" ");
}
