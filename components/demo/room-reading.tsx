import { DelayBar } from "@/components/ui/delay-bar";
import { statusColors } from "@/components/ui/status-colors";
import { clock } from "@/lib/cold-room/clock";
import { room } from "@/lib/cold-room/room";
import { isOffline } from "@/lib/cold-room/room-state";
import { stateNow } from "@/lib/cold-room/session";
import { roomStatus } from "@/lib/cold-room/words";
import { formatDegrees } from "@/lib/format";
import { useDemoSession } from "./demo-store";

/** The last reading that reached the cloud, what it means, and a progress bar while the alert delay runs. */
export function RoomReading() {
  const state = stateNow(useDemoSession());
  const { minute, faults, condition, last } = state;
  const [known, detail] = roomStatus(state);
  const color = isOffline(state) ? "text-muted" : statusColors[condition.status];
  const isAcknowledged = condition.status === "alert" && condition.isAcknowledged;
  return (
    <div className="demo-reading">
      <p translate="no" className={`demo-number ${color}`}>
        <span>{formatDegrees(last.air)}</span>
        <span className="ml-0.5 text-[.36em] tracking-normal">{"\u00a0°C"}</span>
      </p>
      <div className="min-w-0 flex-1 text-compact leading-snug">
        <p>
          <b data-testid="clock" translate="no" className="block text-ink">
            {clock(minute)}
          </b>{" "}
          <b className={`block ${isAcknowledged ? "text-ink" : color}`}>
            <span>{known}</span>
          </b>{" "}
          <span>{detail}</span>
        </p>
        {condition.status === "exceeded" && !isOffline(state) && (
          <DelayBar
            minutes={room.delay}
            waited={(faults.includes("internet") ? last.minute : minute) - condition.since}
            className="mt-1.5 max-w-60"
          />
        )}
      </div>
    </div>
  );
}
