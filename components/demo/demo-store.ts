import { Fleet, MORNING_TIME, OPENING_TIME } from "@/lib/simulation/fleet";
import { INCIDENT_MINUTE } from "@/lib/simulation/night";
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
  roomId: RoomId;
  /** Seconds of the night in one of the visitor's, as he has chosen. */
  speed: Speed;
  /** When in the night the phone rang at full speed. Until it is seen to, the night passes slowly. */
  slowedAt?: number | undefined;
  isPlaying: boolean;
  /** The visitor has done something, or has come with a scenario. */
  isTouched: boolean;
};

type DemoAction =
  | { type: "open"; scenario: Scenario }
  | { type: "select"; roomId: RoomId }
  | { type: "toggleFault"; fault: Fault }
  | { type: "acknowledge"; run: RoomRun }
  | { type: "setSpeed"; speed: Speed }
  | { type: "repair" | "play" | "pause" | "reset" };

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

  return {
    getSnapshot: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    dispatch(action: DemoAction) {
      show(atItsPace({ ...reduce(state, action), isTouched: true }));
      notify();
    },

    /** `seconds` of the visitor's time have gone by. */
    pass(seconds: number) {
      if (!state.isPlaying) return;
      const { fleet } = state;
      const told = runsOf(state).map(({ events }) => events.length);
      fleet.advance(fleet.clock + seconds * speedOf(state));
      secondsSinceDrawn += seconds;
      const news = runsOf(state).flatMap(({ events }, i) => events.slice(told[i]));
      const hasRung = news.some(({ kind }) => kind === "alert" || kind === "offline");
      const slowedAt = hasRung && state.speed === FAST ? fleet.clock : state.slowedAt;
      const next = atItsPace({ ...state, slowedAt, isPlaying: !isOver(state) });
      const isWaiting = runOf(state).alert.condition.status === "crossed";
      const isDue = secondsSinceDrawn >= (isWaiting ? WAITING_SECONDS : DRAWN_SECONDS);
      const isChanged = next.slowedAt !== state.slowedAt || !next.isPlaying;
      if (news.length > 0 || isDue || isChanged) show(next);
      notify();
    },
  };
}

export function runOf({ fleet, roomId }: DemoState): RoomRun {
  return fleet.runs[roomId];
}

export function runsOf({ fleet }: DemoState): RoomRun[] {
  return rooms.map(({ id }) => fleet.runs[id]);
}

/** The room that needs somebody most: the one that is shown if it has something to say, else the one with an alert. */
export function urgentRunOf(state: DemoState): RoomRun {
  const inOrder = [runOf(state), ...runsOf(state)];
  return (
    inOrder.find(({ isUnanswered }) => isUnanswered) ??
    inOrder.find(({ alert }) => alert.condition.status === "alert") ??
    runOf(state)
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
  return { fleet: new Fleet(), roomId, speed: FAST, isPlaying: false, isTouched: false };
}

function reduce(state: DemoState, action: DemoAction): DemoState {
  const run = runOf(state);
  switch (action.type) {
    case "open": {
      const { roomId, faults } = action.scenario;
      return faults.reduce(withBroken, openingOf(roomId));
    }
    case "select":
      return { ...state, roomId: action.roomId };
    case "toggleFault":
      if (!run.faults.has(action.fault)) return withBroken(state, action.fault);
      run.repair(action.fault);
      return { ...state, isPlaying: true };
    case "repair":
      if (run.faults.size === 0) return state;
      for (const fault of run.faults) run.repair(fault);
      return { ...state, isPlaying: true };
    case "acknowledge":
      action.run.acknowledge();
      return { ...state, isPlaying: true };
    case "play":
      return { ...(isOver(state) ? openingOf(state.roomId) : state), isPlaying: true };
    case "pause":
      return { ...state, isPlaying: false };
    case "reset":
      return openingOf(state.roomId);
    case "setSpeed":
      return { ...state, speed: action.speed, slowedAt: undefined };
  }
}

/** From the opening, the first thing goes wrong when it does in the night that the whole site tells. */
function withBroken(state: DemoState, fault: Fault): DemoState {
  const { fleet } = state;
  if (fleet.clock === OPENING_TIME) fleet.advance(INCIDENT_MINUTE * MINUTE);
  runOf(state).break(fault);
  return { ...state, isPlaying: true };
}

/** Back at the visitor's own speed when there is nothing left to decide, or when he has had the time to. */
function atItsPace(state: DemoState): DemoState {
  const { slowedAt = -Infinity, fleet } = state;
  const isSlow = fleet.clock - slowedAt < PATIENCE && runsOf(state).some(needsSomebody);
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
