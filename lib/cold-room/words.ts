import { formatRange, formatTemperature } from "@/lib/format";
import { clock } from "./clock";
import {
  hasOpenCall,
  isOffline,
  isUnanswered,
  isWithin,
  noticeNames,
  room,
  type RoomState,
} from "./night";
import type { Fault } from "./physics";

/** The buttons that cause, repair and leave each fault, what has happened then, and how the visitor `fixed` it. */
export const faultCopy = {
  door: {
    cause: "Leave the door open",
    repair: "Close the door",
    leave: "Leave it open",
    fixed: "closed the door",
    broken: "door opened",
  },
  power: {
    cause: "Pull the plug",
    repair: "Plug it in",
    leave: "Leave it unplugged",
    fixed: "put the plug back in",
    broken: "plug pulled",
  },
  thermostat: {
    cause: "Turn the dial down",
    repair: "Turn the dial back",
    leave: "Leave it turned down",
    fixed: "turned the dial back",
    broken: "dial turned",
  },
  internet: {
    cause: "Stop the router",
    repair: "Start the router",
    leave: "Leave it stopped",
    fixed: "started the router",
    broken: "router stopped",
  },
} satisfies Record<Fault, Record<string, string>>;

/** Returns the labels of the buttons with which the visitor answers a call. */
export function choiceOf([fault, ...others]: readonly Fault[]) {
  if (others.length > 0) return { repair: "Fix all", leave: "Leave all" };
  return fault && faultCopy[fault];
}

/** Returns what the cloud knows about the room from the readings that reached it, in one or two sentences. */
export function roomStatus(state: RoomState): [known: string, detail?: string] {
  const { condition, uploadedAt } = state;
  if (isOffline(state)) return [`No readings since ${clock(uploadedAt)}.`];
  if (condition.status === "within")
    return ["In range.", `Between ${formatRange(room.low, room.high, "and")}.`];
  if (condition.status === "exceeded") return [beyondLimit(state)];
  return [isUnanswered(state) ? "Alert." : "Acknowledged.", beyondLimit(state)];
}

/** `Above 4 °C since 01:45.` A reading within the limits ends an excursion only behind the dead band. */
function beyondLimit({ condition, last }: RoomState): string {
  if (condition.status === "within" || isWithin(last.air)) return "Almost back in range.";
  const limit =
    condition.side === "low"
      ? `Below ${formatTemperature(room.low, 0)}`
      : `Above ${formatTemperature(room.high, 0)}`;
  return `${limit} since ${clock(condition.since)}.`;
}

/** Returns the words of the call that is not over, if there is one. While readings are missing, it is about them. */
export function callOf(state: RoomState) {
  const { events, last, uploadedAt } = state;
  if (!hasOpenCall(state)) return undefined;
  const kind = isOffline(state) ? "offline" : isUnanswered(state) ? "alerted" : "acknowledged";
  const at = events.findLast((event) => event.kind === kind)?.at ?? NaN;
  const sentences: [reading: string, rule: string] =
    kind === "offline"
      ? [`${room.name}.`, `Last reading at ${clock(uploadedAt)}.`]
      : [
          `${room.name} is${last.minute > at ? " now" : ""} ${formatTemperature(last.air)}.`,
          beyondLimit(state),
        ];
  return { title: noticeNames[kind], aside: clock(at), sentences };
}
