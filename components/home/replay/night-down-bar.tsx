import { formatDegrees, formatTemperature } from "@/lib/format";
import { reasonOf } from "@/components/charts/event-words";
import { AlertSign } from "@/components/ui/alert-sign";
import { clock, headline, nextStep, room } from "./copy";
import { leftOpen, night, type NightProps, readingOf, type Replay } from "./use-replay";

type NightDownBarProps = Pick<NightProps, "replay" | "dispatch"> & { onDone: () => void };

/** Under the thumb: the clock and the door, the alert when it comes, the outcome in the end. */
export function NightDownBar({ replay, dispatch, onDone }: NightDownBarProps) {
  const { phase, minute, closedAt } = replay;
  const { value, isWarm, tone } = headline(replay);
  const isAsking = phase === "told";
  const { label, type } = nextStep(replay);
  const isOver = phase === "over";
  return (
    <div
      className={`fixed inset-x-0 bottom-0 z-7 bg-canvas px-5 pb-[calc(10px+env(safe-area-inset-bottom))] text-body ${
        isAsking
          ? "inverse rounded-t-[10px] pt-3.5"
          : "flex items-center gap-2 border-t border-border pt-2.5"
      }`}
    >
      {isAsking ? (
        <div className="mb-3">
          <p className="flex items-center gap-2 font-medium text-warm">
            <AlertSign className="size-4" />
            Alert
            <span className="ml-auto text-label">{clock(minute)}</span>
          </p>
          <p className="mt-1">
            <b className="block">
              {room} is {value}.
            </b>
            {reasonOf(night)}
          </p>
        </div>
      ) : (
        <p className="mr-auto leading-tight">
          <span className={`block text-[1.375rem] font-medium ${isOver ? tone : "text-ink"}`}>
            {isOver ? value : clock(minute)}
          </span>
          <span className={`text-xs ${isWarm ? "text-warm" : "text-muted"}`}>
            {caption(replay)}
          </span>
        </p>
      )}
      <span className={isAsking ? "flex gap-2" : "contents"}>
        <button
          autoFocus
          type="button"
          aria-disabled={!type}
          onClick={() => type && dispatch({ type })}
          className={`min-h-13 px-4 font-medium whitespace-nowrap in-[.inverse]:flex-1 aria-disabled:opacity-60 ${isOver ? "button-outline" : "button"}`}
        >
          {isAsking ? "Acknowledge" : isOver ? "Again" : label}
        </button>
        {isAsking && closedAt === undefined && (
          <button
            type="button"
            onClick={() => dispatch({ type: "leave" })}
            className="min-h-13 button-outline px-4 font-medium"
          >
            Let it be
          </button>
        )}
        {isOver && (
          <button type="button" onClick={onDone} className="button min-h-13 px-4">
            Done
          </button>
        )}
      </span>
    </div>
  );
}

/** Short enough for one line beside the buttons. */
function caption(replay: Replay): string {
  const { phase, closedAt } = replay;
  const { minutesAbove } = readingOf(replay);
  if (phase === "over" && closedAt !== undefined) {
    return `${headline(replay).what}, not ${formatDegrees(leftOpen.stock)}`;
  }
  if (phase === "over" || minutesAbove === 0 || closedAt !== undefined)
    return headline(replay).what;
  const waited = Math.min(minutesAbove, night.delayMinutes);
  return `${waited} of ${night.delayMinutes} min above ${formatTemperature(night.high, 0)}`;
}
