import { useLayoutEffect, useRef, useState } from "react";
import { awaitsDecision, type Game } from "@/lib/cold-room/visitors-night";
import { dispatch } from "./night-store";
import { usePressGuard } from "./use-press-guard";

/** The `id` of the button that opens and closes the door. */
const DOOR_BUTTON = "door-button";

/** Takes the visitor and the focus to the door. */
export function goToDoor() {
  const button = document.getElementById(DOOR_BUTTON);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: "end", behavior: isCalm ? "instant" : "smooth" });
}

/** Beside the door: the button that opens and closes it and, from the alert on, the other choice. */
export function Controls({ game }: { game: Game }) {
  const { phase, closedAt } = game;
  const isClosed = phase === "playing" && closedAt !== undefined;
  const isAsked = awaitsDecision(game);
  const door = useRef<HTMLButtonElement>(null);
  const isTooSoon = usePressGuard(phase);

  // The choice goes once it is made, and would lose the focus to the page.
  const [hadFocus, setHadFocus] = useState(false);
  useLayoutEffect(() => {
    if (!isAsked && hadFocus) door.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- who had the focus when it went
  }, [isAsked]);

  function handleDoor() {
    if (!isTooSoon()) dispatch({ type: phase === "playing" ? "close" : "open" });
  }

  return (
    <>
      {/* The drawn door, for who points at it; the button beside it has the words. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        hidden={phase === "over"}
        className="night-door-press night-door-place needs-island print:hidden"
        onClick={() => {
          door.current?.focus({ preventScroll: true });
          handleDoor();
        }}
      />
      <p className="night-buttons needs-island print:hidden" data-sight="door">
        <button
          ref={door}
          id={DOOR_BUTTON}
          type="button"
          aria-disabled={isClosed}
          className={phase === "playing" && !isClosed ? "button" : outline}
          onClick={handleDoor}
        >
          {phase === "playing"
            ? isClosed
              ? "Door closed"
              : "Close the door"
            : phase === "over"
              ? "Again"
              : "Leave the door open"}
        </button>
        <button
          type="button"
          hidden={!isAsked}
          className={outline}
          onFocus={() => setHadFocus(true)}
          onBlur={() => setHadFocus(false)}
          onClick={() => dispatch({ type: "leave" })}
        >
          Leave it open
        </button>
      </p>
    </>
  );
}

const outline = "button-outline bg-canvas font-medium";
