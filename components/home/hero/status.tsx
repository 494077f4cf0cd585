import { statusOf } from "@/lib/cold-room/announcements";
import { type Game, stateOf } from "@/lib/cold-room/visitors-night";

/** The clock and what happens, beside the device. */
export function Status({ game }: { game: Game }) {
  const [time, text] = statusOf(game);
  return (
    <p className="night-status">
      <b className={`block text-heading ${colours[stateOf(game)]}`}>{time}</b>
      {text}
    </p>
  );
}

/** As everywhere: amber while the delay runs, warm from the alert on. */
export const colours = { Normal: "text-ink", "Above limit": "text-amber", Alert: "text-warm" };
