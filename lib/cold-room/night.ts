import { receiveReading } from "./alerts";
import { NIGHT_MINUTES } from "./clock";
import { firstTemperatures, nextTemperatures, noiseAt, SET_POINT, toTenth } from "./physics";
import type { Fault } from "./room";
import {
  addNotice,
  isOffline,
  type RoomState,
  SILENCE_MINUTES,
  UPLOAD_MINUTES,
} from "./room-state";

/** The state of the room at each minute from 18:00 to 06:00, assuming that no further action follows. */
export type Night = readonly RoomState[];

/** An action in the room. Returns the state afterwards, or the same state if the action changes nothing. */
export type RoomChange = (state: RoomState) => RoomState;

/** Ordinary door openings, in minutes since 18:00. */
const doorOpenings = [
  [54, 56],
  [153, 156],
  [258, 259],
] as const;

const firstReading = { minute: 0, air: SET_POINT, stock: SET_POINT };

/** The night without any action. */
export const calmNight: Night = playOn([
  {
    ...firstReading,
    temperatures: firstTemperatures,
    faults: [],
    last: firstReading,
    uploadedAt: 0,
    waiting: [],
    condition: { status: "within" },
    events: [],
  },
]);

/** Returns the night after an action at a whole minute, or the same night if the action changes nothing. */
export function changeNight(night: Night, minute: number, change: RoomChange): Night {
  const before = stateAt(night, minute);
  const after = change(before);
  return after === before ? night : playOn([...night.slice(0, minute), after]);
}

/** Returns the state after a fault is caused or repaired. */
export function setFault(from: RoomState, fault: Fault, isBroken: boolean): RoomState {
  if (from.faults.includes(fault) === isBroken) return from;
  const others = from.faults.filter((other) => other !== fault);
  const kind = isBroken ? "broken" : "repaired";
  return upload({
    ...from,
    faults: isBroken ? [...others, fault] : others,
    events: [...from.events, { kind, at: from.minute, fault }],
  });
}

/** Returns the state at a minute, which may have a fraction. Throws a RangeError beyond the night. */
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

/** Returns the night from its beginning to 06:00. */
function playOn(states: RoomState[]): Night {
  for (let state = states.at(-1); state && state.minute < NIGHT_MINUTES; states.push(state))
    state = nextMinute(state);
  return states;
}

function nextMinute(from: RoomState): RoomState {
  const { faults, waiting } = from;
  const minute = from.minute + 1;
  const isOpened = doorOpenings.some(([opened, closed]) => minute > opened && minute <= closed);
  const temperatures = nextTemperatures(isOpened ? [...faults, "door"] : faults, from.temperatures);
  const { stock } = temperatures;
  const air = temperatures.probe + noiseAt(minute);
  const reading = { minute, air: toTenth(air), stock };
  const isReading = minute % UPLOAD_MINUTES === 0;
  const measured = { ...from, minute, air, stock, temperatures };
  const next = isReading ? upload({ ...measured, waiting: [...waiting, reading] }) : measured;
  // The cloud checks each minute whether readings are missing.
  return minute === next.uploadedAt + SILENCE_MINUTES + 1 ? addNotice(next, "offline") : next;
}

/** Sends the waiting readings to the cloud if there is internet. */
function upload(from: RoomState): RoomState {
  if (from.faults.includes("internet")) return from;
  const next = isOffline(from) ? addNotice(from, "online") : from;
  return from.waiting.reduce(receiveReading, { ...next, waiting: [] });
}
