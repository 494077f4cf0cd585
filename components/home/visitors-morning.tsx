"use client";

import { useRef } from "react";
import { Dot, Label, Sheet, Trace } from "@/components/charts/marks";
import { plot, tracePath } from "@/components/charts/plot";
import { NextStep } from "@/components/layout/next-step";
import { SkyHours } from "@/components/layout/sky";
import { formatTemperature } from "@/lib/format";
import { morningWords } from "@/lib/night/morning-words";
import { events, night, room, sampleAt } from "@/lib/night/night";
import type { Game } from "@/lib/night/visitors-night";
import { dispatch, useNightByMinute } from "./hero/night-store";

/** From the hour in which the door is left ajar to the morning; high enough for stock that nobody has kept cold. */
const stripPlot = plot([60 * Math.floor(events.ajar.minute / 60), night.lengthMinutes], [0, 7]);

/** How the home page ends: with the night that the visitor has made or, as long as he has made none, with its own. */
export function VisitorsMorning({ phone }: { phone: string }) {
  const game = useNightByMinute();
  const { look, time, title, line } = morningWords(game);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="closing" className="morning" data-look={look}>
      <SkyHours plot={stripPlot} hourClass={hourClass} />
      <div className="container-page">
        <div className="morning-words">
          <div>
            <h2 ref={heading} id="closing" tabIndex={-1} className="text-display outline-none">
              <span className="tracking-[-.008em]">{time}</span> <br />
              {title[0]} <br className="sm:hidden" />
              {title[1]}
            </h2>
            <p className="morning-slot text-ink" data-sight="panel">
              {line ?? (
                <button
                  type="button"
                  className="button min-w-46"
                  onClick={() => {
                    heading.current?.focus({ preventScroll: true });
                    dispatch({ type: "close" });
                  }}
                >
                  Close the door
                </button>
              )}
            </p>
          </div>
          <div>
            <NextStep phone={phone} />
          </div>
        </div>
      </div>
      <Strip game={game} />
    </section>
  );
}

/** Where letters are large or the window is narrow, fewer hours have room. */
function hourClass(minute: number): string {
  const { from, to } = stripPlot;
  return (minute - from) % 120 || minute === to - 60 ? "max-sm:hidden" : "max-[14rem]:hidden";
}

/** The stock as far as the night has gone, and what lies under its line. */
function Strip({ game }: { game: Game }) {
  const isResting = game.phase === "rest";
  const samples = isResting ? night.attended : game.samples;
  const minute = isResting ? night.lengthMinutes : Math.floor(game.minute);
  const { from, to } = stripPlot;
  const [first, last] = [sampleAt(from, samples).stock, sampleAt(minute, samples).stock];
  const line = tracePath(samples.slice(from, minute + 1), ({ stock }) => stock, 20);
  const tone = last > night.high ? "warm" : "cold";
  // Beyond the window's margins: always on the left, on the right once it is morning.
  const margins =
    `M${from - to} ${-first}H${from + 1}V9H${from - to}Z` +
    (minute === to ? `M${to - 1} ${-last}H${2 * to}V9H${to - 1}Z` : "");
  return (
    <div className="overflow-hidden">
      <div className="container-page">
        <svg
          width="100%"
          height="112"
          overflow="visible"
          className="text-xs text-muted"
          aria-hidden="true"
        >
          <Sheet plot={stripPlot} overflow="visible">
            <path
              d={`M${from - to} ${-night.high}H${2 * to}`}
              strokeWidth="1"
              className="morning-limit"
            />
            <path d={`${line}V9H${from}Z${margins}`} className="morning-sea" />
            <Trace tone="cold" warmAbove={night.high} d={line} />
          </Sheet>
          <Label at={stripPlot.at(from, night.high)} dy="-7">
            Limit {room.limit}
          </Label>
          <Dot at={stripPlot.at(minute, last)} tone={tone} r={5.5} />
        </svg>
        <p className="relative -mt-2 pb-3.5 text-right text-label">
          <b className={`sm:mr-2 ${tone === "warm" ? "text-warm" : "text-cold"}`}>
            Stock {formatTemperature(last)}
          </b>
          <span className="max-sm:hidden">
            {room.name}, limits {room.limits}
          </span>
        </p>
      </div>
    </div>
  );
}
