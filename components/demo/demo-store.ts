import { Fleet, MORNING, OPENING_TIME } from "@/lib/simulation/fleet";
import { INCIDENT_MINUTE } from "@/lib/simulation/night";
import { type Fault, RoomRun } from "@/lib/simulation/room-run";
import { MINUTE, rooms, type RoomId } from "@/lib/simulation/rooms";
import type { Scenario } from "./scenario";

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

export type DemoAction =
  | { type: "open"; scenario: Scenario }
  | { type: "select"; roomId: RoomId }
  | { type: "toggleFault"; fault: Fault }
  | { type: "repair" }
  | { type: "acknowledge"; run: RoomRun }
  | { type: "play" }
  | { type: "pause" }
  | { type: "setSpeed"; speed: Speed };

export type DemoStore = ReturnType<typeof createDemoStore>;

/** Keeps the state, as `useSyncExternalStore` wants it. Time comes in from outside, through `pass`. */
export function createDemoStore() {
  let state = openingOf(rooms[0].id);
  let drawn = newsOf(state);
  let secondsSinceDrawn = 0;
  const stateListeners = new Set<() => void>();
  const frameListeners = new Set<() => void>();

  function show(next: DemoState) {
    state = next;
    drawn = newsOf(next);
    secondsSinceDrawn = 0;
    for (const listener of stateListeners) listener();
  }

  return {
    getSnapshot: () => state,

    subscribe(listener: () => void) {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },

    /** Called whenever the clock has moved, however little. */
    onFrame(listener: () => void) {
      frameListeners.add(listener);
      return () => void frameListeners.delete(listener);
    },

    dispatch(action: DemoAction) {
      show(atItsPace({ ...reduce(state, action), isTouched: true }));
    },

    /** `seconds` of the visitor's time have gone by. */
    pass(seconds: number) {
      if (!state.isPlaying) return;
      const { fleet } = state;
      fleet.advance(fleet.clock + seconds * speedOf(state));
      secondsSinceDrawn += seconds;
      const news = newsOf(state);
      const hasRung = news.calls > drawn.calls && state.speed === FAST;
      const next = atItsPace({
        ...state,
        slowedAt: hasRung ? fleet.clock : state.slowedAt,
        isPlaying: !isOver(state),
      });
      const isWaiting = runOf(state).alert.condition.status === "crossed";
      const isDue =
        (isWaiting && secondsSinceDrawn >= WAITING_SECONDS) ||
        (news.minute !== drawn.minute && secondsSinceDrawn >= MINUTES_SECONDS);
      const isChanged = next.slowedAt !== state.slowedAt || !next.isPlaying;
      if (news.events !== drawn.events || isDue || isChanged) show(next);
      for (const listener of frameListeners) listener();
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

export function scenarioOf(state: DemoState): Scenario {
  return { roomId: state.roomId, faults: [...runOf(state).faults] };
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
  return fleet.clock >= MORNING;
}

/** The night that begins at the opening if somebody leaves the door open and nobody acts. */
export function comingNightOf({ room, seed, doorOpenings }: RoomRun): RoomRun {
  const night = new RoomRun(room, seed, 0, doorOpenings);
  night.advance(INCIDENT_MINUTE * MINUTE);
  night.break("door");
  night.advance(MORNING);
  return night;
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
      if (isOver(state)) return withBroken(openingOf(state.roomId), action.fault);
      if (!run.faults.has(action.fault)) return withBroken(state, action.fault);
      run.repair(action.fault);
      return { ...state, isPlaying: true };
    case "repair":
      if (run.faults.size === 0) return state;
      for (const fault of [...run.faults]) run.repair(fault);
      return { ...state, isPlaying: true };
    case "acknowledge":
      action.run.acknowledge();
      return { ...state, isPlaying: true };
    case "play":
      return { ...(isOver(state) ? openingOf(state.roomId) : state), isPlaying: true };
    case "pause":
      return { ...state, isPlaying: false };
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

function newsOf(state: DemoState) {
  const events = runsOf(state).flatMap((run) => run.events);
  return {
    events: events.length,
    calls: events.filter(({ kind }) => kind === "alert" || kind === "offline").length,
    minute: Math.floor(state.fleet.clock / MINUTE),
  };
}

const FAST = 600;
const SLOW = 60;
/** How long the night passes slowly for somebody who does nothing. */
const PATIENCE = 20 * MINUTE;
/** Of the visitor's time: at full speed two readings are drawn at once, else every minute; an event always by itself. */
const MINUTES_SECONDS = 0.9;
/** While the delay runs one watches its minutes go by. */
const WAITING_SECONDS = 0.25;
