import { useLayoutEffect, useRef, useState } from "react";
import { clock, events, night } from "@/lib/night/night";
import { type Game, type GameProps, isAsked, readingOf } from "@/lib/night/visitors-night";
import { statusText } from "@/lib/night/announcements";
import { verdictOf } from "@/lib/night/verdict";

/** At 06:00 a link takes the place of "Close the door", and ignores presses for so long: they were meant for the button. */
const LINK_GUARD_MS = 700;

/** What happens, and beside the door the two places in which the visitor decides: the first one nearest to the door. */
export function Controls({ game, dispatch }: GameProps) {
  const { phase, closedAt, leftAt } = game;
  const isOver = phase === "over";
  const first = useRef<HTMLButtonElement>(null);
  const quotation = useRef<HTMLAnchorElement>(null);
  const overSince = useRef(0);

  // A button that is hidden would lose the focus to the page: what takes its place gets it.
  const [focused, setFocused] = useState<"first" | "second">();
  useLayoutEffect(() => {
    if (phase === "over") overSince.current = performance.now();
    if (phase === "over" && focused === "first") quotation.current?.focus({ preventScroll: true });
    if (phase === "playing" && focused === "second") first.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- who had the focus when the phase changed
  }, [phase]);

  return (
    <div className="night-controls flex flex-col gap-3 tab:items-end">
      <StatusLine game={game} />
      <p className="night-buttons needs-island print:hidden">
        <button
          ref={first}
          type="button"
          hidden={isOver}
          aria-disabled={phase === "playing" && closedAt !== undefined}
          className={phase === "rest" ? outline : "button"}
          onFocus={() => setFocused("first")}
          onBlur={() => setFocused(undefined)}
          onClick={() => {
            // A press that came before React did is repeated by the loader: its focus event was never seen here.
            setFocused("first");
            dispatch({ type: phase === "rest" ? "open" : "close" });
          }}
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
          className="button"
          onClick={(event) => {
            if (performance.now() < overSince.current + LINK_GUARD_MS) event.preventDefault();
          }}
        >
          Get a quotation
        </a>
        <button
          type="button"
          hidden={!isOver && !isAsked(game)}
          aria-disabled={!isOver && leftAt !== undefined}
          className={outline}
          onFocus={() => setFocused("second")}
          onBlur={() => setFocused(undefined)}
          onClick={() => dispatch({ type: isOver ? "open" : "leave" })}
        >
          {isOver ? "Again" : "Leave it open"}
        </button>
      </p>
    </div>
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
  return (
    <p className="night-says flex flex-col justify-end tab:block tab:text-compact">
      {phase === "rest" ? (
        <>
          <span className="max-tab:hidden">
            <b className="mr-1.5">{clock(events.ajar.minute)}</b> Door left ajar
          </span>
          <span className="needs-island tab:hidden">
            Now you. Leave the door open, and decide how the night ends.
          </span>
        </>
      ) : (
        <>
          <b className="mr-1.5">{clock(minute)}</b> {statusText(game)}
        </>
      )}
    </p>
  );
}
