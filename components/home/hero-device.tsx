import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { events, NIGHT_AIR } from "@/lib/cold-room/incident";
import { DeviceFace } from "@/components/ui/device-face";
import { CableAndProbe } from "./cable-and-probe";
import { interpolate, linePaths, heroPlot, airOnLine } from "./hero-plot";
import type { HomeView } from "./home-session";

/** The device's display and light, and the cable to its probe, whose tip lies on the line of the air. */
export function HeroDevice({ view }: { view: HomeView }) {
  const { phase, minute, samples, reading, status } = view;
  const line = useMemo(() => linePaths(samples).air, [samples]);
  const ref = useRef<HTMLDivElement>(null);
  const plotSize = useSizeInDevices(ref);
  const tip = tipOf(view);
  const { alerted } = events;
  const x = ((tip.minute - alerted.minute) / (heroPlot.to - heroPlot.from)) * plotSize.width;
  const y = ((alerted.air - tip.celsius) / (heroPlot.high - heroPlot.low)) * plotSize.height;
  return (
    <div ref={ref} className="hero-device">
      <DeviceFace
        minute={minute}
        reading={reading.air}
        lineEnd={airOnLine(samples, minute)}
        status={status}
        line={phase === "idle" ? { href: `#${NIGHT_AIR}` } : { d: line }}
        className="hero-face w-full"
      />
      <CableAndProbe x={x} y={y} />
    </div>
  );
}

/** The place of the probe's tip. It follows the line to the alert or, if the door is closed before, to the highest point. */
function tipOf({ phase, minute, samples, closedAt }: HomeView) {
  const { doorOpened, alerted } = events;
  if (phase === "idle") return { minute: alerted.minute, celsius: alerted.air };
  const isClosedBefore = closedAt !== undefined && closedAt < alerted.minute;
  const last = isClosedBefore
    ? samples
        .slice(doorOpened.minute, alerted.minute)
        .reduce((highest, sample) => (sample.air > highest.air ? sample : highest))
    : alerted;
  const place = Math.min(minute, last.minute);
  // In the first two minutes the tip moves from the place of the alert down to the line.
  const share = Math.min(1, (minute - doorOpened.minute) / 2);
  return {
    minute: interpolate(alerted.minute, place, share),
    celsius: interpolate(alerted.air, airOnLine(samples, place), share),
  };
}

/** The size of the drawing in hundredths of the housing's width; 0 until it is measured. */
function useSizeInDevices(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const device = ref.current;
    const drawing = device?.parentElement;
    if (!device || !drawing) return;
    const observer = new ResizeObserver(() => {
      const unit = device.offsetWidth / 100;
      // A hidden page has no widths.
      if (unit > 0)
        setSize({ width: drawing.clientWidth / unit, height: drawing.clientHeight / unit });
    });
    observer.observe(drawing);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
