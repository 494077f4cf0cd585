import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { events, NIGHT_AIR } from "@/lib/cold-room/night";
import { DeviceFace } from "@/components/ui/device-face";
import { CableAndProbe } from "./cable-and-probe";
import { type Game, isAlertDue, readingOf, stateOf } from "@/lib/cold-room/visitors-night";
import { between, linesOf, nightPlot, penAt } from "./night-line";

/** The device's display and light, and the cable to its probe, whose tip lies on the night's line. */
export function DeviceOnTheLine({ game }: { game: Game }) {
  const { phase, minute, samples } = game;
  const isResting = phase === "rest";
  const { air } = isResting ? events.alert : readingOf(game);
  const line = useMemo(() => linesOf(samples).air, [samples]);

  const ref = useRef<HTMLDivElement>(null);
  const plotSize = useSizeInDevices(ref);
  const tip = tipOf(game);
  const x = ((tip.minute - events.alert.minute) / (nightPlot.to - nightPlot.from)) * plotSize.width;
  const y = ((events.alert.air - tip.celsius) / (nightPlot.high - nightPlot.low)) * plotSize.height;
  return (
    <div ref={ref} className="night-device">
      <DeviceFace
        minute={isResting ? events.alert.minute : minute}
        reading={air}
        lineEnd={isResting ? air : penAt(samples, minute)}
        state={stateOf(game)}
        trace={isResting ? { href: `#${NIGHT_AIR}` } : { d: line }}
        className="night-face w-full"
      />
      <CableAndProbe x={x} y={y} />
    </div>
  );
}

/**
 * Where the probe measures: it goes with the line up to the alert and stays there, or, in a night without one, at the
 * line's highest point.
 */
function tipOf(game: Game) {
  const { phase, samples } = game;
  if (phase === "rest") return { minute: events.alert.minute, celsius: events.alert.air };
  const untilAlert = samples.slice(events.ajar.minute, events.alert.minute);
  const last = isAlertDue(game)
    ? events.alert
    : untilAlert.reduce((most, sample) => (sample.air > most.air ? sample : most));
  const minute = Math.min(game.minute, last.minute);
  // In the first minutes of the night it comes down to the line.
  const share = Math.min(1, (game.minute - events.ajar.minute) / 2);
  return {
    minute: between(events.alert.minute, minute, share),
    celsius: between(events.alert.air, penAt(samples, minute), share),
  };
}

/** How large the drawing is, in hundredths of the housing's width; nothing before the browser has measured it. */
function useSizeInDevices(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const device = ref.current;
    const drawing = device?.parentElement;
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
