import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/simulate-night";
import { ESCALATION_SECONDS } from "@/lib/cold-room/alert";
import { type Fault, FAULTS, MINUTE, rooms, type RoomId } from "@/lib/cold-room/rooms";
import {
  acknowledgeAlert,
  advance,
  breakRoom,
  repairRoom,
  type SimulatedRoom,
  startRoom,
} from "@/lib/cold-room/simulated-room";

/** The demo at one moment. It never changes: the next moment is a state of its own. Times are seconds since 18:00. */
export type DemoState = Readonly<{
  /** Of the four, the walk-in chiller has the site's night. */
  demoRooms: readonly SimulatedRoom[];
  clock: number;
  /** The room that is shown. */
  roomId: RoomId;
  isPlaying: boolean;
  /** The visitor has done something, or has come with a scenario. */
  isTouched: boolean;
}>;

export type DemoStore = ReturnType<typeof createDemoStore>;

/**
 * Keeps the demo's present, and what is drawn of it: most parts are drawn anew only when something has happened that is
 * worth it, the pen at every frame. Time comes in from outside, through `pass`.
 */
export function createDemoStore() {
  let now = openingOf(rooms[0].id);
  let drawn = now;
  let secondsSinceDrawn = 0;
  const listeners = new Set<() => void>();

  function show(next: DemoState, isDrawn: boolean) {
    now = next;
    if (isDrawn) {
      drawn = next;
      secondsSinceDrawn = 0;
    }
    for (const listener of listeners) listener();
  }

  /** The visitor has done something. */
  const change = (next: Partial<DemoState>) => show({ ...now, ...next, isTouched: true }, true);

  function repair(...faults: Fault[]) {
    const repaired = faults.reduce(repairRoom, shownRoomOf(now));
    change({ ...withRoom(now, repaired), isPlaying: true });
  }

  return {
    getNow: () => now,
    getDrawn: () => drawn,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    open({ roomId, faults }: Scenario) {
      change({ ...faults.reduce(breakIn, openingOf(roomId)), isPlaying: faults.length > 0 });
    },
    select: (roomId: RoomId) => change({ roomId }),
    toggleFault(fault: Fault) {
      if (shownRoomOf(now).faults.has(fault)) repair(fault);
      else change({ ...breakIn(now, fault), isPlaying: true });
    },
    repair() {
      const { faults } = shownRoomOf(now);
      if (faults.size > 0) repair(...faults);
    },
    acknowledge: (roomId: RoomId) =>
      change({ ...withRoom(now, acknowledgeAlert(roomOf(now, roomId))), isPlaying: true }),
    play: () => change({ isPlaying: true }),
    pause: () => change({ isPlaying: false }),
    reset: () => change(openingOf(now.roomId)),

    /** `seconds` of the visitor's time have gone by. */
    pass(seconds: number) {
      if (!now.isPlaying) return;
      const clock = Math.min(now.clock + seconds * (isSlow(now) ? SLOW : FAST), MORNING_TIME);
      const demoRooms = advanceAll(now.demoRooms, clock);
      const isNews = demoRooms.some(
        ({ events }, i) => events.length > (now.demoRooms[i]?.events.length ?? 0),
      );
      const isPlaying = clock < MORNING_TIME;
      secondsSinceDrawn += seconds;
      const isDue = secondsSinceDrawn >= DRAWN_SECONDS;
      show({ ...now, demoRooms, clock, isPlaying }, isNews || isDue || !isPlaying);
    },
  };
}

export function shownRoomOf(state: DemoState): SimulatedRoom {
  return roomOf(state, state.roomId);
}

function roomOf({ demoRooms }: DemoState, roomId: RoomId): SimulatedRoom {
  const found = demoRooms.find(({ room }) => room.id === roomId);
  if (!found) throw new RangeError(`No room ${roomId}`);
  return found;
}

/** It is morning. */
export function isOver({ clock }: DemoState): boolean {
  return clock >= MORNING_TIME;
}

/** Which room is shown and what is broken in it. */
type Scenario = { roomId: RoomId; faults: Fault[] };

/** The scenario of an address, if it names one: `?unit=freezer&break=power`. */
export function readScenario(search: string): Scenario | undefined {
  const query = new URLSearchParams(search);
  const roomId = rooms.find(({ id }) => id === query.get("unit"))?.id;
  const wanted = query.get("break")?.split(/[ ,]/) ?? [];
  const faults = FAULTS.filter((fault) => wanted.includes(fault));
  if (!roomId && faults.length === 0) return undefined;
  return { roomId: roomId ?? rooms[0].id, faults };
}

export function writeScenario({ roomId, faults }: Scenario): string {
  const broken = FAULTS.filter((fault) => faults.includes(fault)).join(",");
  return `?unit=${roomId}${broken && `&break=${broken}`}`;
}

/** Some minutes before the night's incident; nothing is broken yet. */
function openingOf(roomId: RoomId): DemoState {
  const demoRooms = advanceAll(rooms.map(startRoom), OPENING_TIME);
  return { demoRooms, clock: OPENING_TIME, roomId, isPlaying: false, isTouched: false };
}

/** From the opening, the first thing goes wrong when it does in the night that the whole site tells. */
function breakIn(from: DemoState, fault: Fault): DemoState {
  const clock = from.clock === OPENING_TIME ? INCIDENT_MINUTE * MINUTE : from.clock;
  const state = { ...from, clock, demoRooms: advanceAll(from.demoRooms, clock) };
  return withRoom(state, breakRoom(shownRoomOf(state), fault));
}

function advanceAll(demoRooms: readonly SimulatedRoom[], until: number): SimulatedRoom[] {
  return demoRooms.map((simulated) => advance(simulated, until));
}

function withRoom(state: DemoState, changed: SimulatedRoom): DemoState {
  const demoRooms = state.demoRooms.map((other) =>
    other.room.id === changed.room.id ? changed : other,
  );
  return { ...state, demoRooms };
}

/** The night passes slowly from the moment somebody is told until he has seen to it, or has had the time to. */
function isSlow({ demoRooms, clock }: DemoState): boolean {
  return demoRooms.some(({ faults, events }) => {
    const call = events.findLast(({ kind }) => CALLS.includes(kind));
    return faults.size > 0 && call && clock - call.at < PATIENCE;
  });
}

/** Whoever has answered has as long again to repair it. */
const CALLS = ["alert", "offline", "acknowledged"];
/** Until some seconds after the escalation. */
const PATIENCE = ESCALATION_SECONDS + 4 * MINUTE;

const OPENING_TIME = (INCIDENT_MINUTE - 10) * MINUTE;
const MORNING_TIME = NIGHT_MINUTES * MINUTE;
/** Seconds of the night in one of the visitor's. */
const FAST = 600;
const SLOW = 60;
/** Of the visitor's time: at full speed each reading is drawn as it arrives; an event always at once. */
const DRAWN_SECONDS = 0.5;
