import { useEffect, useRef, useState } from "react";
import { DeviceFace } from "@/components/ui/device-face";
import { Probe } from "@/components/ui/probe";
import { moments, NIGHT_AIR } from "@/lib/cold-room/incident";
import { CONTACT_MINUTES } from "@/lib/cold-room/pace";
import { airOnLine, heroPlot } from "./hero-plot";
import type { HomeView } from "./home-session";

/** The device's display and light, and the cable to the probe, whose tip is at the temperature of the air. */
export function HeroDevice({ view, line }: { view: HomeView; line: string }) {
  const { stage, minute, night } = view;
  const displayed = useDisplayed(view);
  const ref = useRef<HTMLDivElement>(null);
  /** The size of the drawing in hundredths of the housing's width; 0 until it is measured. */
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    const [device, drawing] = [ref.current, ref.current?.parentElement];
    if (!device || !drawing) return;
    const observer = new ResizeObserver(() => {
      const unit = device.offsetWidth / 100;
      // All sizes are 0 while the drawing is not rendered.
      if (unit > 0)
        setSize({ width: drawing.clientWidth / unit, height: drawing.clientHeight / unit });
    });
    observer.observe(drawing);
    return () => observer.disconnect();
  }, []);

  const tip = tipOf(view);
  return (
    <div ref={ref} className="hero-device">
      <DeviceFace
        minute={minute}
        reading={displayed.air}
        lineEnd={airOnLine(night, minute)}
        status={displayed.condition.status}
        line={stage === "idle" ? { href: `#${NIGHT_AIR}` } : { d: line }}
        className="hero-face w-full"
      />
      <CableAndProbe x={tip.x * size.width} y={tip.y * size.height} />
    </div>
  );
}

/** Milliseconds for which the display shows a reading at least, so that it can be read. */
const READING_MS = 400;

/** Returns the state on the display: the current one, but while the night runs a new one only every {@link READING_MS}. */
function useDisplayed({ stage, state }: HomeView) {
  const now = useRef({ stage, state });
  const [displayed, setDisplayed] = useState({ stage, state });
  if (displayed.stage !== stage) setDisplayed({ stage, state });
  useEffect(() => {
    now.current = { stage, state };
  });
  useEffect(() => {
    if (stage === "idle") return;
    const timer = setInterval(() => setDisplayed(now.current), READING_MS);
    return () => clearInterval(timer);
  }, [stage]);
  return displayed.state;
}

/**
 * Returns the distance of the probe's tip from its place at the alert, in shares of the drawing. The tip moves to the
 * line of the air, draws it until the alert, and stays there.
 */
function tipOf({ stage, minute, night }: HomeView) {
  const { doorOpened, alerted } = moments;
  if (stage === "idle") return { x: 0, y: 0 };
  const end = Math.min(minute, alerted.minute);
  const contact = Math.min(1, (minute - doorOpened.minute) / CONTACT_MINUTES);
  const x = (end - alerted.minute) / (heroPlot.to - heroPlot.from);
  const y = (alerted.air - airOnLine(night, end)) / (heroPlot.high - heroPlot.low);
  return { x: contact * x, y: contact * y };
}

/** In hundredths of the housing's width, from the resting tip: where the cable leaves the housing, and the probe's length. */
const [GLAND, PROBE] = [{ x: -108.5, y: -11.5 }, 51];
/** Degrees clockwise: at rest, for each hundredth that the tip moves down, and the limits. */
const [RESTING, TURN, STEEPEST, HANGING] = [-25.5, 0.73, -65, 38];

/** The cable from the housing to the probe. `x` and `y` are the distance of the tip from its place at the alert. */
function CableAndProbe({ x, y }: { x: number; y: number }) {
  const angle = Math.min(HANGING, Math.max(STEEPEST, RESTING + TURN * y));
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const behind = (distance: number) => point(x - distance * cos, y - distance * sin);
  const cable = `M${point(GLAND.x, GLAND.y)}C${point(GLAND.x, GLAND.y + 80)} ${behind(PROBE + 30)} ${behind(PROBE)}`;
  return (
    <svg
      viewBox="0 0 100 100"
      overflow="visible"
      fill="none"
      className="hero-cable w-full"
      aria-hidden="true"
    >
      <g strokeLinecap="round">
        <path d={cable} stroke="#124c52" strokeWidth="3.6" />
        <path d={cable} stroke="#268b93" strokeWidth="2.7" />
        <path d={cable} stroke="#7fd0d280" strokeWidth=".7" transform="translate(-.6-.6)" />
      </g>
      <g transform={`translate(${point(x, y)})rotate(${angle.toFixed(1)})`}>
        <Probe id="steel" length={PROBE} />
      </g>
    </svg>
  );
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
