import { Fleet, MORNING_TIME, OPENING_TIME } from "@/lib/simulation/fleet";
import { INCIDENT_MINUTE } from "@/lib/night/simulate-night";
import type { RoomRun } from "@/lib/simulation/room-run";
import { type Fault, FAULTS, MINUTE, rooms, type RoomId } from "@/lib/simulation/rooms";

export const SPEEDS = [1, 60, 600] as const;
export type Speed = (typeof SPEEDS)[number];

/**
 * What the demo shows. The simulated rooms go on in place; the state around them is a new one whenever something has
 * happened that is worth drawing.
 */
export type DemoState = {
  fleet: Fleet;
  /** The room that is shown. */
  run: RoomRun;
  /** Seconds of the night in one of the visitor's, as chosen. */
  speed: Speed;
  /** When in the night the phone rang at full speed. Until it is seen to, the night passes slowly. */
  slowedAt: number | undefined;
  isPlaying: boolean;
  /** The visitor has done something, or has come with a scenario. */
  isTouched: boolean;
};

export type DemoStore = ReturnType<typeof createDemoStore>;

/**
 * Keeps the state, as `useSyncExternalStore` wants it. Time comes in from outside, through `pass`; listeners are called
 * whenever the clock has moved, however little.
 */
export function createDemoStore() {
  let state = openingOf(rooms[0].id);
  let secondsSinceDrawn = 0;
  const listeners = new Set<() => void>();

  function show(next: DemoState) {
    state = next;
    secondsSinceDrawn = 0;
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  /** The visitor has done something. */
  function change(next: Partial<DemoState>) {
    show(atItsPace({ ...state, ...next, isTouched: true }));
    notify();
  }

  return {
    getSnapshot: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    open({ roomId, faults }: Scenario) {
      const opening = openingOf(roomId);
      for (const fault of faults) breakIn(opening, fault);
      change({ ...opening, isPlaying: faults.length > 0 });
    },

    select: (run: RoomRun) => change({ run }),

    toggleFault(fault: Fault) {
      if (state.run.faults.has(fault)) state.run.repair(fault);
      else breakIn(state, fault);
      change({ isPlaying: true });
    },

    repair() {
      const { run } = state;
      if (run.faults.size === 0) return;
      for (const fault of run.faults) run.repair(fault);
      change({ isPlaying: true });
    },

    acknowledge(run: RoomRun) {
      run.acknowledge();
      change({ isPlaying: true });
    },

    play: () => change({ ...(isOver(state) && openingOf(state.run.room.id)), isPlaying: true }),
    pause: () => change({ isPlaying: false }),
    reset: () => change(openingOf(state.run.room.id)),
    setSpeed: (speed: Speed) => change({ speed, slowedAt: undefined }),

    /** `seconds` of the visitor's time have gone by. */
    pass(seconds: number) {
      if (!state.isPlaying) return;
      const { fleet, run } = state;
      const runs = Object.values(fleet.runs);
      const told = runs.map(({ events }) => events.length);
      fleet.advance(fleet.clock + seconds * speedOf(state));
      secondsSinceDrawn += seconds;
      const news = runs.flatMap(({ events }, i) => events.slice(told[i]));
      const hasRung = news.some(({ kind }) => kind === "alert" || kind === "offline");
      const slowedAt = hasRung && state.speed === FAST ? fleet.clock : state.slowedAt;
      const next = atItsPace({ ...state, slowedAt, isPlaying: !isOver(state) });
      const isWaiting = run.alert.condition.status === "crossed";
      const isDue = secondsSinceDrawn >= (isWaiting ? WAITING_SECONDS : DRAWN_SECONDS);
      const isChanged = next.slowedAt !== state.slowedAt || !next.isPlaying;
      if (news.length > 0 || isDue || isChanged) show(next);
      notify();
    },
  };
}

/** The room that needs somebody most: the one that is shown if it has something to say, else the one with an alert. */
export function urgentRunOf({ run, fleet }: DemoState): RoomRun {
  const inOrder = [run, ...Object.values(fleet.runs)];
  return (
    inOrder.find(({ isUnanswered }) => isUnanswered) ??
    inOrder.find(({ alert }) => alert.condition.status === "alert") ??
    run
  );
}

/** How fast the night passes now. */
export function speedOf({ speed, slowedAt }: DemoState): Speed {
  return slowedAt === undefined ? speed : SLOW;
}

/** Nothing has happened since the opening. */
export function isAtRest({ isPlaying, fleet }: DemoState): boolean {
  return !isPlaying && fleet.clock === OPENING_TIME;
}

/** It is morning. */
export function isOver({ fleet }: DemoState): boolean {
  return fleet.clock >= MORNING_TIME;
}

/** Which room is shown and what is broken in it. */
export type Scenario = { roomId: RoomId; faults: Fault[] };

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
  const fleet = new Fleet();
  const run = fleet.runs[roomId];
  return { fleet, run, speed: FAST, slowedAt: undefined, isPlaying: false, isTouched: false };
}

/** From the opening, the first thing goes wrong when it does in the night that the whole site tells. */
function breakIn({ fleet, run }: DemoState, fault: Fault): void {
  if (fleet.clock === OPENING_TIME) fleet.advance(INCIDENT_MINUTE * MINUTE);
  run.break(fault);
}

/** Back at the visitor's own speed when there is nothing left to decide, or after enough time to. */
function atItsPace(state: DemoState): DemoState {
  const { slowedAt = -Infinity, fleet } = state;
  const isSlow = fleet.clock - slowedAt < PATIENCE && Object.values(fleet.runs).some(needsSomebody);
  return isSlow ? state : { ...state, slowedAt: undefined };
}

/** The phone has rung for this room, and somebody can still answer or repair something. */
function needsSomebody({ alert, faults, isUnanswered }: RoomRun): boolean {
  const hasRung = alert.condition.status === "alert" || alert.offline;
  return isUnanswered || (hasRung && faults.size > 0);
}

const FAST = 600;
const SLOW = 60;
/** How long the night passes slowly for somebody who does nothing. */
const PATIENCE = 20 * MINUTE;
/** Of the visitor's time: at full speed two readings are drawn at once; an event always by itself. */
const DRAWN_SECONDS = 0.9;
/** While the delay runs one watches its minutes go by. */
const WAITING_SECONDS = 0.25;
