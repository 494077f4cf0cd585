import { useLayoutEffect, useRef, useState } from "react";
import { awaitsDecision, type Game } from "@/lib/cold-room/visitors-night";
import { dispatch } from "./night-store";
import { usePressGuard } from "./use-press-guard";

/** The `id` of the button that opens and closes the door. */
const DOOR_BUTTON = "door-button";

/** Scrolls to the button of the door and focuses it. */
export function goToDoor() {
  const button = document.getElementById(DOOR_BUTTON);
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  button?.focus({ preventScroll: true });
  button?.scrollIntoView({ block: "end", behavior: isReduced ? "instant" : "smooth" });
}

/** Beside the door: the button that opens and closes it and, once there is an alert, the other choice. */
export function Controls({ game }: { game: Game }) {
  const { phase, closedAt } = game;
  const isPlaying = phase === "playing";
  const isClosed = isPlaying && closedAt !== undefined;
  const isAsked = awaitsDecision(game);
  const door = useRef<HTMLButtonElement>(null);
  const isTooSoon = usePressGuard(phase);

  // The choice is hidden once it is made, and would lose the focus to the page.
  const [hadFocus, setHadFocus] = useState(false);
  useLayoutEffect(() => {
    if (!isAsked && hadFocus) door.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the focus at the moment of hiding
  }, [isAsked]);

  function handleDoor() {
    if (!isTooSoon()) dispatch({ type: isPlaying ? "close" : "open" });
  }

  function label() {
    if (phase === "over") return "Again";
    if (phase === "rest") return "Leave the door open";
    return isClosed ? "Door closed" : "Close the door";
  }

  return (
    <>
      {/* The drawn door, for a pointer; the button beside it has the words. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        hidden={phase === "over"}
        className="night-door-press needs-island border-0 print:hidden"
        onClick={() => {
          door.current?.focus({ preventScroll: true });
          handleDoor();
        }}
      />
      <p
        className="night-buttons needs-island flex gap-2 tab:flex-row-reverse print:hidden"
        data-sight="door"
      >
        <button
          ref={door}
          id={DOOR_BUTTON}
          type="button"
          aria-disabled={isClosed}
          className={`flex-1 tab:min-w-46.5 ${size} ${isPlaying && !isClosed ? "button" : outline}`}
          onClick={handleDoor}
        >
          {label()}
        </button>
        <button
          type="button"
          hidden={!isAsked}
          className={`${size} ${outline}`}
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

const size = "min-h-12 px-1.5 text-base tab:px-5";
const outline = "button-outline bg-canvas font-medium aria-disabled:cursor-default";
