import { clock } from "@/lib/cold-room/clock";
import { FAULTS, MINUTE } from "@/lib/cold-room/rooms";
import type { SimulatedRoom } from "@/lib/cold-room/simulated-room";
import { faultCopy } from "./room-words";
import { NIGHT_MINUTES } from "./simulate-night";
import { stockVerdict, type Verdict } from "./verdict";

/** What a night has come to for somebody who has been told, or not. Where no reading arrives, nobody can know. */
export function roomVerdict(simulated: SimulatedRoom): Verdict {
  const { readings, waiting, room } = simulated;
  const story = storyOf(simulated);
  if (waiting.length > 0)
    return [`${story} At ${clock(NIGHT_MINUTES)} `, "nobody knows", " how cold the stock is."];
  return stockVerdict(
    story,
    readings.map(({ stock }) => stock),
    room.rule,
  );
}

/** When the visitor was told, and what was done. */
function storyOf({ events }: SimulatedRoom): string {
  // Of each fault that there has been, the last event: broken, or repaired.
  const lasts = FAULTS.flatMap((fault) => events.findLast((event) => event.fault === fault) ?? []);
  if (lasts.length === 0) return "You broke nothing.";
  const [first] = lasts;
  const deeds = lasts.map(({ kind, at, fault = "door" }) => {
    const { repairing, leaving } = faultCopy[fault];
    return kind === "broken" ? leaving : `${repairing} at ${clock(at / MINUTE)}`;
  });
  const isAtOnce = lasts.every(({ kind, at }) => kind === "repaired" && at === first?.at);
  const did =
    first && isAtOnce && lasts.length > 1
      ? `repaired everything at ${clock(first.at / MINUTE)}`
      : new Intl.ListFormat("en").format(deeds);

  const call = events.find(({ kind }) => kind === "alert" || kind === "offline");
  if (!call) return `You ${did}, and there was no alert.`;
  const time = clock(call.at / MINUTE);
  const isAlert = call.kind === "alert";
  const firstRepair = events.find(({ kind }) => kind === "repaired");
  if (firstRepair && firstRepair.at < call.at)
    return `You ${did}, and were ${isAlert ? "alerted" : "told that the readings had stopped"} at ${time}.`;
  if (!isAlert) return `Told at ${time} that the readings had stopped, you ${did}.`;
  const escalated = events.find(({ kind }) => kind === "escalated");
  const next = escalated ? ` (the next on the list at ${clock(escalated.at / MINUTE)})` : "";
  return `Alerted at ${time}${next}, you ${did}.`;
}
