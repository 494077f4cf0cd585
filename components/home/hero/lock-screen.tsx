import { dispatch } from "./night-store";
import { alertTexts, clock, events, sampleAt } from "@/lib/cold-room/night";
import { type Game, isOnPhone } from "@/lib/cold-room/visitors-night";
import { NoticeHead } from "./notice-head";

/** The upper half of a phone with the alert on it; where the visitor holds the phone, the alert alone. */
export function LockScreen({ game }: { game: Game }) {
  return (
    // Also while it is empty: whether its place is in sight decides if the alert follows the visitor.
    <div className="night-phone print:hidden" data-sight="phone">
      {isOnPhone(game) && <Glass game={game} />}
    </div>
  );
}

function Glass({ game: { minute, samples, acknowledgedAt } }: { game: Game }) {
  const [reading, rule] = alertTexts(sampleAt(events.alert.minute, samples));
  const isAcknowledged = acknowledgedAt !== undefined;
  return (
    <div className="night-phone-glass">
      <p className="night-phone-clock max-tab:hidden">{clock(minute)}</p>
      <div className="night-notice paper pointer-events-auto flex flex-col bg-canvas text-compact text-body">
        <NoticeHead title="Temp Guard" minute={minute} />
        <p>
          <b>{reading}</b> {rule}
        </p>
        <button
          type="button"
          className="min-h-11 border-t border-border font-medium text-cold aria-disabled:cursor-default aria-disabled:text-muted"
          aria-disabled={isAcknowledged}
          onClick={() => dispatch({ type: "acknowledge" })}
        >
          {isAcknowledged ? `Acknowledged at ${clock(acknowledgedAt)}` : "Acknowledge"}
        </button>
      </div>
    </div>
  );
}
