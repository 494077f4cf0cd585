import { useLayoutEffect, useRef, useState } from "react";
import { statusText } from "@/lib/cold-room/announcements";
import { clock, events, night } from "@/lib/cold-room/night";
import { verdictOf } from "@/lib/cold-room/verdict";
import { type Game, canChoose, readingOf } from "@/lib/cold-room/visitors-night";
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

/** What happens, and beside the door the two places in which the visitor decides: the first one nearest to the door. */
export function Controls({ game }: { game: Game }) {
  const { phase, closedAt, leftAt } = game;
  const isOver = phase === "over";
  const first = useRef<HTMLButtonElement>(null);
  const second = useRef<HTMLButtonElement>(null);
  const quotation = useRef<HTMLAnchorElement>(null);
  const isTooSoon = usePressGuard(phase);

  // A button that is hidden would lose the focus to the page: what takes its place gets it.
  const [focused, setFocused] = useState<"first" | "second">();
  useLayoutEffect(() => {
    if (phase === "over" && focused === "first") {
      quotation.current?.focus({ preventScroll: true });
      // On a phone the bar at the bottom of the screen asks for the quotation.
      if (document.activeElement !== quotation.current)
        second.current?.focus({ preventScroll: true });
    }
    if (phase === "playing" && focused === "second") first.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- who had the focus when the phase changed
  }, [phase]);

  function handleDoor() {
    // A press that came before React did is repeated by the loader: its focus event was never seen here.
    setFocused("first");
    if (!isTooSoon()) dispatch({ type: phase === "rest" ? "open" : "close" });
  }

  return (
    <>
      {/* The drawn door, for who points at it; the button beside it has the words. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        hidden={isOver}
        className="night-door-press night-door-place needs-island print:hidden"
        onClick={() => {
          first.current?.focus({ preventScroll: true });
          handleDoor();
        }}
      />
      <div className="night-controls flex flex-col gap-2 tab:items-end">
        <StatusLine game={game} />
        <p className="night-buttons needs-island print:hidden" data-sight="door">
          <button
            ref={first}
            id={DOOR_BUTTON}
            type="button"
            hidden={isOver}
            aria-disabled={phase === "playing" && closedAt !== undefined}
            className={phase === "rest" ? outline : "button"}
            onFocus={() => setFocused("first")}
            onBlur={() => setFocused(undefined)}
            onClick={handleDoor}
          >
            {phase === "rest"
              ? "Leave the door open"
              : closedAt === undefined
                ? "Close the door"
                : "Door closed"}
          </button>
          <a
            ref={quotation}
            href="/contact-us"
            hidden={!isOver}
            className="button max-tab:hidden"
            onClick={(event) => isTooSoon() && event.preventDefault()}
          >
            Get a quotation
          </a>
          <button
            ref={second}
            type="button"
            hidden={!isOver && !canChoose(game)}
            aria-disabled={!isOver && leftAt !== undefined}
            className={outline}
            onFocus={() => setFocused("second")}
            onBlur={() => setFocused(undefined)}
            onClick={() => isTooSoon() || dispatch({ type: isOver ? "open" : "leave" })}
          >
            {isOver ? "Again" : "Leave it open"}
          </button>
        </p>
      </div>
    </>
  );
}

const outline = "button-outline bg-canvas font-medium";

function StatusLine({ game }: { game: Game }) {
  const { phase, minute } = game;
  if (phase === "over") {
    const [before, stock, after] = verdictOf(game);
    return (
      <p className="night-says night-verdict font-medium text-ink">
        {before}
        <b className={readingOf(game).stock > night.high ? "text-warm" : "text-cold"}>{stock}</b>
        {after}
      </p>
    );
  }
  const isResting = phase === "rest";
  return (
    <p className={`night-says tab:text-compact ${isResting ? "max-tab:hidden" : ""}`}>
      <b className="mr-1.5">{clock(isResting ? events.ajar.minute : minute)}</b>{" "}
      {isResting ? "Door left ajar" : statusText(game)}
    </p>
  );
}
