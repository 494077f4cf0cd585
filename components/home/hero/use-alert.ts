import { useEffect, useState } from "react";
import { formatTemperature } from "@/lib/format";
import { clock } from "@/lib/cold-room/clock";
import { events } from "@/lib/cold-room/incident";
import { type Game, awaitsDecision } from "@/lib/cold-room/visitors-night";
import { dispatch } from "./night-store";
import { useInSight } from "./use-in-sight";

const VIBRATION_MS = 180;
const CONFIRMATION_MS = 4_000;

/**
 * How the alert follows a visitor who sees neither the door's own buttons nor the closing panel, which asks the same: a
 * card over the page or, where he has folded it, a pill; then what he has decided. The tab's title tells it wherever he is.
 */
export function useAlert(game: Game) {
  const asks = awaitsDecision(game);
  const isPlaying = game.phase === "playing";
  const seesDoor = useInSight("door", isPlaying);
  const seesPanel = useInSight("panel", isPlaying);
  const [isFolded, setFolded] = useState(false);
  const [isConfirming, setConfirming] = useState(false);

  useEffect(() => {
    if (!asks) return;
    const before = document.title;
    const { minute, air } = events.alerted;
    document.title = `${clock(minute)} Alert: ${formatTemperature(air)}`;
    const isHeld = matchMedia(
      "(pointer: coarse) and (prefers-reduced-motion: no-preference)",
    ).matches;
    if (isHeld) navigator.vibrate?.(VIBRATION_MS);
    return () => {
      document.title = before;
      setFolded(false);
    };
  }, [asks]);

  useEffect(() => {
    if (!isConfirming) return;
    const timer = setTimeout(setConfirming, CONFIRMATION_MS, false);
    return () => clearTimeout(timer);
  }, [isConfirming]);

  function shape() {
    if (isConfirming) return "confirmation";
    // Nothing as long as it is not known whether they are in sight.
    if (!asks || seesDoor !== false || seesPanel !== false) return undefined;
    return isFolded ? "pill" : "card";
  }

  return {
    shape: shape(),
    fold: () => setFolded(true),
    unfold: () => setFolded(false),
    leave: () => {
      setConfirming(true);
      dispatch({ type: "leave" });
    },
  } as const;
}
