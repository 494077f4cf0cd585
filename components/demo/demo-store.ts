import { INCIDENT_MINUTE } from "@/lib/cold-room/simulate-night";
import { ESCALATION_SECONDS } from "@/lib/cold-room/alert";
import {
  advanceDemoRooms,
  type DemoRooms,
  MORNING_TIME,
  openDemoRooms,
  OPENING_TIME,
} from "@/lib/cold-room/demo-rooms";
import { type Fault, FAULTS, MINUTE, rooms, type RoomId } from "@/lib/cold-room/rooms";
import {
  acknowledgeAlert,
  breakRoom,
  isUnanswered,
  repairRoom,
  type SimulatedRoom,
} from "@/lib/cold-room/simulated-room";

export const SPEEDS = [1, 60, 600] as const;
export type Speed = (typeof SPEEDS)[number];

/** The demo at one moment. It never changes: the next moment is a state of its own. */
export type DemoState = Readonly<{
  demoRooms: DemoRooms;
  /** Seconds since 18:00. */
  clock: number;
  /** The room that is shown. */
  roomId: RoomId;
  /** Seconds of the night in one of the visitor's, as chosen. */
  speed: Speed;
  /** When in the night the phone rang at full speed. Until it is seen to, the night passes slowly. */
  slowedAt: number | undefined;
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
  function change(next: Partial<DemoState>) {
    show(atItsPace({ ...now, ...next, isTouched: true }), true);
  }

  function repair(...faults: Fault[]) {
    change({ ...withRoom(now, faults.reduce(repairRoom, shownRoomOf(now))), isPlaying: true });
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

    /** Whoever has answered has as long again to repair it. */
    acknowledge(roomId: RoomId) {
      const slowedAt = now.slowedAt === undefined ? undefined : now.clock;
      const acknowledged = acknowledgeAlert(now.demoRooms[roomId]);
      change({ ...withRoom(now, acknowledged), slowedAt, isPlaying: true });
    },

    /** Goes on; from the opening, with the night that the chart foretells. */
    play: () => change({ ...(isAtRest(now) && breakIn(now, FORETOLD)), isPlaying: true }),
    pause: () => change({ isPlaying: false }),
    reset: () => change(openingOf(now.roomId)),
    setSpeed: (speed: Speed) => change({ speed, slowedAt: undefined }),

    /** `seconds` of the visitor's time have gone by. */
    pass(seconds: number) {
      if (!now.isPlaying) return;
      const clock = Math.min(now.clock + seconds * speedOf(now), MORNING_TIME);
      const demoRooms = advanceDemoRooms(now.demoRooms, clock);
      const news = Object.values(demoRooms).flatMap(({ room, events }) =>
        events.slice(now.demoRooms[room.id].events.length),
      );
      const hasRung = news.some(({ kind }) => kind === "alert" || kind === "offline");
      const slowedAt = hasRung && now.speed === FAST ? clock : now.slowedAt;
      const isPlaying = clock < MORNING_TIME;
      const next = atItsPace({ ...now, demoRooms, clock, slowedAt, isPlaying });
      secondsSinceDrawn += seconds;
      const isWaiting = shownRoomOf(now).alert.condition.status === "crossed";
      const isDue = secondsSinceDrawn >= (isWaiting ? WAITING_SECONDS : DRAWN_SECONDS);
      const isChanged = next.slowedAt !== now.slowedAt || !isPlaying;
      show(next, news.length > 0 || isDue || isChanged);
    },
  };
}

export function shownRoomOf({ demoRooms, roomId }: DemoState): SimulatedRoom {
  return demoRooms[roomId];
}

/** The room that needs somebody most: the one that is shown if it has something to say, else the one with an alert. */
export function urgentRoomOf(state: DemoState): SimulatedRoom {
  const shown = shownRoomOf(state);
  const inOrder = [shown, ...Object.values(state.demoRooms)];
  return (
    inOrder.find(isUnanswered) ??
    inOrder.find(({ alert }) => alert.condition.status === "alert") ??
    shown
  );
}

/** How fast the night passes now. */
export function speedOf({ speed, slowedAt }: DemoState): Speed {
  return slowedAt === undefined ? speed : SLOW;
}

/** Nothing has happened since the opening. */
export function isAtRest({ isPlaying, clock }: DemoState): boolean {
  return !isPlaying && clock === OPENING_TIME;
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

function openingOf(roomId: RoomId): DemoState {
  const opening = { demoRooms: openDemoRooms(), clock: OPENING_TIME, roomId, speed: FAST } as const;
  return { ...opening, slowedAt: undefined, isPlaying: false, isTouched: false };
}

/** From the opening, the first thing goes wrong when it does in the night that the whole site tells. */
function breakIn(from: DemoState, fault: Fault): DemoState {
  const clock = from.clock === OPENING_TIME ? INCIDENT_MINUTE * MINUTE : from.clock;
  const state = { ...from, clock, demoRooms: advanceDemoRooms(from.demoRooms, clock) };
  return withRoom(state, breakRoom(shownRoomOf(state), fault));
}

function withRoom(state: DemoState, simulated: SimulatedRoom): DemoState {
  return { ...state, demoRooms: { ...state.demoRooms, [simulated.room.id]: simulated } };
}

/** Back at the visitor's own speed when there is nothing left to decide, or after enough time to. */
function atItsPace(state: DemoState): DemoState {
  const { slowedAt = -Infinity, clock } = state;
  const isSlow = clock - slowedAt < PATIENCE && Object.values(state.demoRooms).some(needsSomebody);
  return isSlow ? state : { ...state, slowedAt: undefined };
}

/** The phone has rung for this room, and somebody can still answer or repair something. */
function needsSomebody(simulated: SimulatedRoom): boolean {
  const { alert, faults } = simulated;
  const hasRung = alert.condition.status === "alert" || alert.offline;
  return isUnanswered(simulated) || (hasRung && faults.size > 0);
}

/** What the chart foretells at the opening, as the first thing to break. */
export const FORETOLD: Fault = "door";

const FAST = 600;
const SLOW = 60;
/** How long the night passes slowly for somebody who does nothing: until some seconds after the escalation. */
const PATIENCE = ESCALATION_SECONDS + 4 * MINUTE;
/** Of the visitor's time: at full speed two readings are drawn at once; an event always by itself. */
const DRAWN_SECONDS = 0.9;
/** While the delay runs one watches its minutes go by. */
const WAITING_SECONDS = 0.25;
