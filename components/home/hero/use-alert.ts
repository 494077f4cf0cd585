import { useEffect, useState } from "react";
import { formatTemperature } from "@/lib/format";
import { clock, events } from "@/lib/night/night";
import { type Game, awaitsDecision } from "@/lib/night/visitors-night";
import { dispatch } from "./night-store";
import { useInSight } from "./use-in-sight";

const VIBRATION_MS = 180;
const CONFIRMATION_MS = 4_000;

/**
 * How the alert follows a visitor who does not see the hero's phone: a card over the page; a pill where he has folded
 * it or the closing panel asks the same; then what he has decided. The tab's title tells it wherever he is.
 */
export function useAlert(game: Game) {
  const asks = awaitsDecision(game);
  const isPlaying = game.phase === "playing";
  const seesPhone = useInSight("phone", isPlaying);
  const seesDoor = useInSight("door", isPlaying);
  const seesPanel = useInSight("panel", isPlaying);
  const [isFolded, setFolded] = useState(false);
  const [isConfirming, setConfirming] = useState(false);

  useEffect(() => {
    if (!asks) return;
    const before = document.title;
    const { minute, air } = events.alert;
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

  const isSmall = isFolded || seesPanel;
  const isHere = seesPhone !== false || (isSmall && seesDoor);
  const shape = isConfirming
    ? "confirmation"
    : !asks || isHere
      ? undefined
      : isSmall
        ? "pill"
        : "card";
  return {
    shape,
    fold: () => setFolded(true),
    unfold: () => setFolded(false),
    leave: () => {
      setConfirming(true);
      dispatch({ type: "leave" });
    },
  } as const;
}
