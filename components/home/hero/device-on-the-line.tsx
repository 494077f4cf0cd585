import { type RefObject, useEffect, useRef, useState } from "react";
import { alert, door, night } from "@/components/charts/night-data";
import { DeviceFace } from "@/components/ui/device-face";
import { type Game, isAlertDue, isAlertOut, readingOf, samplesOf } from "./night-game";
import { linesOf, nightPlot, penAt } from "./night-line";

/** The device's display and light, and the cable to its probe, whose tip lies on the night's line. */
export function DeviceOnTheLine({ game }: { game: Game }) {
  const { phase, minute } = game;
  const isResting = phase === "rest";
  const { air } = isResting ? alert : readingOf(game);
  const isWarm = air > night.high;
  return (
    <div className="night-device">
      <DeviceFace
        minute={isResting ? alert.minute : minute}
        reading={air}
        lineEnd={isResting ? air : penAt(samplesOf(game), minute)}
        state={isWarm ? (isAlertOut(game) ? "Alert" : undefined) : "Normal"}
        trace={isResting ? { href: "#night-air" } : { d: linesOf(samplesOf(game)).air }}
        className="night-face"
      />
      <Cable tip={tipOf(game)} />
    </div>
  );
}

type Point = { minute: number; celsius: number };

const restingTip: Point = { minute: alert.minute, celsius: alert.air };

/**
 * Where the probe measures: it goes with the line up to the alert and stays there, or, in a night without one, at the
 * line's highest point.
 */
function tipOf(game: Game): Point {
  if (game.phase === "rest") return restingTip;
  const samples = samplesOf(game);
  const last = isAlertDue(game)
    ? alert.minute
    : samples
        .slice(door.minute, alert.minute)
        .reduce((most, sample) => (sample.air > most.air ? sample : most)).minute;
  const minute = Math.min(game.minute, last);
  const celsius = penAt(samples, minute);
  // In the first minutes of the night it comes down to the line.
  const share = Math.min(1, (game.minute - door.minute) / 2);
  return {
    minute: between(restingTip.minute, minute, share),
    celsius: between(restingTip.celsius, celsius, share),
  };
}

type Hanging = {
  /** Where the cable leaves the housing, in hundredths of the housing's width from the resting tip. */
  gland: { x: number; y: number };
  /** Length of the probe, and of the cable's two handles. */
  probe: number;
  slack: [atGland: number, atProbe: number];
  /** Of the probe, in degrees clockwise: at rest, and once its tip is `hangsAt` or more below that. */
  angles: [resting: number, hanging: number];
  /** In hundredths of the housing's width. */
  hangsAt: number;
};

/** The device stands beside the line; on a phone over it. */
const hangings = {
  across: {
    gland: { x: -108.5, y: -11.5 },
    probe: 51,
    slack: [62, 64],
    angles: [-25.5, 38],
    hangsAt: 90,
  },
  down: { gland: { x: -13.2, y: -15 }, probe: 37, slack: [48, 52], angles: [-38, 74], hangsAt: 36 },
} satisfies Record<string, Hanging>;

function Cable({ tip }: { tip: Point }) {
  const ref = useRef<HTMLDivElement>(null);
  const plotSize = useSizeInDevices(ref);
  const x = ((tip.minute - restingTip.minute) / (nightPlot.to - nightPlot.from)) * plotSize.width;
  const y =
    ((restingTip.celsius - tip.celsius) / (nightPlot.high - nightPlot.low)) * plotSize.height;
  return (
    <div ref={ref} className="night-cables">
      <CableAndProbe hanging="across" x={x} y={y} />
      <CableAndProbe hanging="down" x={x} y={y} />
    </div>
  );
}

type CableAndProbeProps = { hanging: keyof typeof hangings; x: number; y: number };

function CableAndProbe({ hanging, x, y }: CableAndProbeProps) {
  const { gland, probe, slack, angles, hangsAt }: Hanging = hangings[hanging];
  const angle = between(angles[0], angles[1], Math.min(1, Math.max(0, y / hangsAt)));
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const behind = (distance: number) => points(x - distance * cos, y - distance * sin);
  const cable = `M${points(gland.x, gland.y)}C${points(gland.x, gland.y + slack[0])} ${behind(probe + slack[1])} ${behind(probe)}`;
  return (
    <svg
      viewBox="0 0 100 100"
      overflow="visible"
      fill="none"
      className={`night-cable ${hanging}`}
      aria-hidden="true"
    >
      <linearGradient id={`steel-${hanging}`} x2="0" y2="1">
        <stop stopColor="#5d6466" />
        <stop offset=".16" stopColor="#e9eeee" />
        <stop offset=".34" stopColor="#fff" />
        <stop offset=".56" stopColor="#9aa1a2" />
        <stop offset=".8" stopColor="#4b5152" />
        <stop offset="1" stopColor="#8f9696" />
      </linearGradient>
      <g strokeLinecap="round">
        <path d={cable} stroke="#124c52" strokeWidth="3.6" />
        <path d={cable} stroke="#268b93" strokeWidth="2.7" />
        <path
          d={cable}
          stroke="#7fd0d2"
          strokeOpacity=".5"
          strokeWidth=".7"
          transform="translate(-.6-.6)"
        />
      </g>
      <g transform={`translate(${points(x, y)})rotate(${angle.toFixed(1)})`}>
        <path d={`M${-probe}-1.6h9v3.2h-9z`} fill="#16191a" />
        <path
          d={`M${2 - probe}-1.9v3.8m1.8-3.8v3.8m1.8-3.8v3.8`}
          stroke="#2a2f31"
          strokeWidth=".8"
        />
        <path
          d={`M${9 - probe}-2H-1.8a1.8 2 0 0 1 0 4H${9 - probe}Z`}
          fill={`url(#steel-${hanging})`}
        />
        <path d={`M${18 - probe}-2v4m2-4v4`} stroke="#2c3133" strokeWidth=".5" />
      </g>
    </svg>
  );
}

/** How large the drawing is, in hundredths of the housing's width; nothing before the browser has measured it. */
function useSizeInDevices(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const device = ref.current;
    const drawing = device?.closest(".night-play");
    if (!device || !drawing) return;
    const observer = new ResizeObserver(() => {
      const unit = device.offsetWidth / 100;
      // Nothing while no part of the page is shown.
      if (unit > 0)
        setSize({ width: drawing.clientWidth / unit, height: drawing.clientHeight / unit });
    });
    observer.observe(drawing);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function points(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
