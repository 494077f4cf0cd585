import { useEffect, useRef, useState } from "react";
import { DeviceFace } from "@/components/ui/device-face";
import { moments, NIGHT_AIR } from "@/lib/cold-room/incident";
import { CableAndProbe } from "./cable-and-probe";
import { airOnLine, heroPlot, interpolate } from "./hero-plot";
import type { HomeView } from "./home-session";

/** The device's display and light, and the cable to the probe. The probe's tip is on the line of the air. */
export function HeroDevice({ view, line }: { view: HomeView; line: string }) {
  const { phase, minute, night, state, status } = view;
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
        reading={state.air}
        lineEnd={airOnLine(night, minute)}
        status={status}
        line={phase === "idle" ? { href: `#${NIGHT_AIR}` } : { d: line }}
        className="hero-face w-full"
      />
      <CableAndProbe x={tip.x * size.width} y={tip.y * size.height} />
    </div>
  );
}

/**
 * Returns the distance of the probe's tip from its place at the alert, in shares of the drawing's width and height. In
 * the first two minutes the tip moves down to the line of the air. It then follows the line until the alert or until
 * the door is closed.
 */
function tipOf({ phase, minute, night, closedAt = Infinity }: HomeView) {
  const { doorOpened, alerted } = moments;
  if (phase === "idle") return { x: 0, y: 0 };
  const tipMinute = Math.min(minute, closedAt, alerted.minute);
  const share = Math.min(1, (minute - doorOpened.minute) / 2);
  const x = (tipMinute - alerted.minute) / (heroPlot.to - heroPlot.from);
  const y = (alerted.air - airOnLine(night, tipMinute)) / (heroPlot.high - heroPlot.low);
  return { x: interpolate(0, x, share), y: interpolate(0, y, share) };
}
