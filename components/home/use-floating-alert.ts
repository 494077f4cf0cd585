import { useEffect, useState } from "react";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { events } from "@/lib/cold-room/incident";
import { leaveDoorOpen, type HomeView } from "./home-session";

const VIBRATION_MS = 180;
const CONFIRMATION_MS = 4_000;

/**
 * State of the alert over the page: a card or, once collapsed, a pill, then a confirmation of the decision. It is shown
 * while neither the door's buttons nor those of the closing panel are visible. The tab's title always shows the alert.
 */
export function useFloatingAlert({ phase, isAwaiting }: HomeView) {
  const isPlaying = phase === "playing";
  const seesDoor = useInSight("door", isPlaying);
  const seesPanel = useInSight("panel", isPlaying);
  const [isCollapsed, setCollapsed] = useState(false);
  const [isConfirming, setConfirming] = useState(false);

  useEffect(() => {
    if (!isAwaiting) return;
    const before = document.title;
    const { minute, air } = events.alerted;
    document.title = `${clock(minute)} Alert: ${formatTemperature(air)}`;
    const isHandheld = matchMedia(
      "(pointer: coarse) and (prefers-reduced-motion: no-preference)",
    ).matches;
    if (isHandheld) navigator.vibrate?.(VIBRATION_MS);
    return () => {
      document.title = before;
      setCollapsed(false);
    };
  }, [isAwaiting]);

  useEffect(() => {
    if (!isConfirming) return;
    const timer = setTimeout(setConfirming, CONFIRMATION_MS, false);
    return () => clearTimeout(timer);
  }, [isConfirming]);

  function shape() {
    if (isConfirming) return "confirmation";
    // While the visibility is unknown, the alert is not shown.
    if (!isAwaiting || seesDoor !== false || seesPanel !== false) return undefined;
    return isCollapsed ? "pill" : "card";
  }

  return {
    shape: shape(),
    collapse: () => setCollapsed(true),
    expand: () => setCollapsed(false),
    leave: () => {
      setConfirming(true);
      leaveDoorOpen();
    },
  } as const;
}

/** The share of an element that must be in the window, below the header. */
const VISIBLE_SHARE = 0.6;

/** Whether `[data-sight=name]` is visible; undefined until that is known, and while `isOn` is false. */
function useInSight(name: "door" | "panel", isOn: boolean): boolean | undefined {
  const [isInSight, setInSight] = useState<boolean>();
  useEffect(() => {
    const element = document.querySelector(`[data-sight=${name}]`);
    if (!isOn || !element) return;
    const observer = new IntersectionObserver(
      (entries) => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_SHARE - 0.01),
      { threshold: VISIBLE_SHARE, rootMargin: "-64px 0px 0px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInSight(undefined);
    };
  }, [name, isOn]);
  return isInSight;
}
