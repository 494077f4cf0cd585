import { DelayBar } from "@/components/ui/delay-bar";
import { statusColors } from "@/components/ui/status-colors";
import { clock } from "@/lib/cold-room/clock";
import { room } from "@/lib/cold-room/room";
import { currentReading, isOffline } from "@/lib/cold-room/room-state";
import { stateNow } from "@/lib/cold-room/session";
import { roomStatus } from "@/lib/cold-room/words";
import { formatDegrees } from "@/lib/format";
import { useDemoSession } from "./demo-store";

/** The temperature and the status of the room, and a progress bar while the alert delay runs. */
export function RoomReading() {
  const state = stateNow(useDemoSession());
  const { minute, condition } = state;
  const [known, sentence] = roomStatus(state);
  const color = isOffline(state) ? "text-muted" : statusColors[condition.status];
  return (
    <div className="flex min-h-[6.125rem] flex-wrap items-center gap-x-4 px-5 sm:min-h-23 sm:pt-4 lg:min-h-28 low:min-h-21 flat:min-h-16 flat:px-4 flat:pt-2">
      {/* The negative margin compensates for the side bearing of large digits. */}
      <p
        translate="no"
        className={`-ml-[.07em] shrink-0 text-[min(3.25rem,20vw-26px)] leading-none font-medium tracking-[-.045em] lg:text-[5rem] low:text-[3.25rem] flat:text-[2.5rem] ${color}`}
      >
        <span>{formatDegrees(currentReading(state).air)}</span>
        <span className="text-[.36em] tracking-normal">{"\u00a0°C"}</span>
      </p>
      <div className="min-w-[8em] flex-1 text-compact leading-snug">
        <p>
          <b className={`block ${color}`}>
            <span data-testid="clock" translate="no" className="text-ink">
              {clock(minute)}
            </span>{" "}
            <span>{known}</span>
          </b>{" "}
          <span>{sentence}</span>
        </p>
        {condition.status === "exceeded" && !isOffline(state) && (
          <DelayBar
            minutes={room.delay}
            waited={Math.min(minute - condition.since, room.delay)}
            className="mt-1.5 max-w-72"
          />
        )}
      </div>
    </div>
  );
}
