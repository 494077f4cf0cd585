import { receiveReading, watch } from "./alerts";
import { NIGHT_MINUTES } from "./clock";
import { nextTemperatures, noiseAt, toTenth } from "./physics";
import type { Fault, Room } from "./rooms";
import { addEvent, isOffline, type RoomState, UPLOAD_MINUTES } from "./room-state";

/**
 * The state of a room at each minute from 18:00 on. A night without an action is computed as far as it has been played.
 * After an action it is computed to 06:00, assuming that no further action follows.
 */
export type Night = readonly RoomState[];

/** An action in a room. Returns the state afterwards, or the same state if the action changes nothing. */
export type RoomChange = (state: RoomState) => RoomState;

/** Returns the night of a room without any action, up to a minute. */
export function calmNight(room: Room, until: number): Night {
  const { setPoint, cycle } = room;
  const reading = { minute: 0, air: setPoint, stock: setPoint };
  const first: RoomState = {
    ...reading,
    room,
    temperatures: { air: setPoint, stock: setPoint, probe: setPoint, cycle },
    faults: [],
    last: reading,
    uploadedAt: 0,
    waiting: [],
    condition: { status: "within" },
    events: [],
  };
  return extendNight([first], until);
}

/** Returns the night computed up to a minute, or the same night if it already extends that far. */
export function extendNight(night: Night, until: number): Night {
  const states = [...night];
  for (let state = states.at(-1); state && state.minute < until; states.push(state))
    state = nextMinute(state);
  return states.length > night.length ? states : night;
}

/** Returns the night after an action at a whole minute, or the same night if the action changes nothing. */
export function changeNight(night: Night, minute: number, change: RoomChange): Night {
  const reached = extendNight(night, minute);
  const before = stateAt(reached, minute);
  const after = change(before);
  if (after === before) return night;
  return extendNight([...reached.slice(0, minute), after], NIGHT_MINUTES);
}

/** Returns the state after a fault is caused or repaired. */
export function setFault(from: RoomState, fault: Fault, isBroken: boolean): RoomState {
  if (from.faults.includes(fault) === isBroken) return from;
  const others = from.faults.filter((other) => other !== fault);
  const faults = isBroken ? [...others, fault] : others;
  return upload({ ...addEvent(from, isBroken ? "broken" : "repaired", { fault }), faults });
}

/** Returns the state at a minute, which may have a fraction. Throws a RangeError beyond the computed night. */
export function stateAt(night: Night, minute: number): RoomState {
  const state = night[Math.floor(minute)];
  if (!state) throw new RangeError(`The night has no minute ${minute}`);
  return state;
}

/** Returns the states from which readings have reached the cloud by a minute. */
export function readingsUntil(night: Night, minute: number): Night {
  const { last } = stateAt(night, minute);
  return night.filter(({ minute }) => minute <= last.minute && minute % UPLOAD_MINUTES === 0);
}

function nextMinute(from: RoomState): RoomState {
  const { room, faults, waiting } = from;
  const minute = from.minute + 1;
  const isOpened = room.doorOpenings?.some(
    ([opened, closed]) => minute > opened && minute <= closed,
  );
  const active: readonly Fault[] = isOpened ? [...faults, "door"] : faults;
  const temperatures = nextTemperatures(room, active, from.temperatures);
  const { stock } = temperatures;
  const air = temperatures.probe + noiseAt(room.seed, minute);
  const next = { ...from, minute, air, stock, temperatures };
  if (minute % UPLOAD_MINUTES !== 0) return watch(next);
  return watch(upload({ ...next, waiting: [...waiting, { minute, air: toTenth(air), stock }] }));
}

/** Sends the waiting readings to the cloud if there is internet. */
function upload(from: RoomState): RoomState {
  if (from.faults.includes("internet")) return from;
  const next = isOffline(from) ? addEvent(from, "online", {}) : from;
  return from.waiting.reduce(receiveReading, { ...next, waiting: [] });
}
