import { announcement, statusText } from "./announcements";
import { clock, events, morning, night } from "./night";
import { formatTemperature } from "@/lib/format";
import { verdictOf } from "./verdict";
import {
  atRest,
  type Game,
  isAlertDue,
  canChoose,
  isOnPhone,
  play,
  WAITS_AT,
} from "./visitors-night";

const open = () => play(atRest, { type: "open" });

/** Plays on until a minute, in frames of 50 ms. */
function until(game: Game, minute: number): Game {
  let now = game;
  for (let frame = 0; frame < 2_000 && now.minute < minute; frame++) {
    now = play(now, { type: "advance", seconds: 0.05 });
  }
  return now;
}

/** The morning after the door was closed at a minute. */
function closedAt(minute: number): Game {
  return until(play({ ...open(), minute }, { type: "close" }), night.lengthMinutes);
}

function verdict(game: Game): string {
  return verdictOf(game).join("").replaceAll("\u00a0", " ");
}

const { alert, crossed } = events;

test.each([
  [alert.minute - 10, false, /, before the alert\. The stock is 2\.\d °C at 06:00\.$/],
  [alert.minute - 3, true, /, but the air was still too warm .* is 2\.\d °C\.$/],
  [alert.minute + 7, true, /\. The stock never left its limits: 2\.\d °C at 06:00\.$/],
  [alert.minute + 131, true, /went up to 4\.\d °C, beyond its limit\. At 06:00 it is 3\.\d °C\.$/],
  [night.lengthMinutes - 20, true, /The stock is 5\.\d °C at 06:00: 1\.\d °C over its limit\.$/],
])(
  "a door closed at minute %d: the verdict is that of the minute",
  (minute, isAlerted, expected) => {
    const end = closedAt(minute);
    expect(end).toMatchObject({ phase: "over", closedAt: minute, minute: night.lengthMinutes });
    expect(isAlertDue(end)).toBe(isAlerted);
    expect(verdict(end)).toMatch(new RegExp(`^You closed the door at ${clock(minute)}`));
    expect(verdict(end)).toMatch(expected);
    expect(announcement(end)).toBe(verdictOf(end).join(""));
  },
);

test("a door that is left open stays open, unless it is closed after all", () => {
  const left = play(until(open(), alert.minute + 1), { type: "leave" });
  expect(announcement(left)).toBe("The door stays open.");
  expect(isOnPhone(left)).toBe(false);
  const end = until(left, night.lengthMinutes);
  expect(verdictOf(end)[1]).toBe(formatTemperature(morning.unattended.stock));
  expect(verdict(end)).toMatch(/^You left the door open\. .* over its limit\.$/);
  const closed = play(until(left, alert.minute + 120), { type: "close" });
  expect(verdict(until(closed, night.lengthMinutes))).toMatch(/^You closed the door at 0[34]:/);
});

test("undecided, the night waits, and nothing is decided for the visitor", () => {
  const waiting = until(open(), 9_999);
  expect(waiting).toMatchObject({ phase: "playing", minute: WAITS_AT });
  expect(canChoose(waiting)).toBe(true);
  expect(isOnPhone(waiting)).toBe(true);
  expect(announcement(waiting)).toMatch(/ The night waits for you\.$/);
  expect(statusText(waiting)).toBe("The door is still open. What do you do?");
});

test("to acknowledge is not to close: the door is still the visitor's to close", () => {
  const alerted = until(open(), events.alert.minute + 3);
  const acknowledged = play(alerted, { type: "acknowledge" });
  expect(announcement(acknowledged)).toBe(
    `Acknowledged at ${clock(alert.minute + 3)}. The door is still open.`,
  );
  expect(play(acknowledged, { type: "acknowledge" }).acknowledgedAt).toBe(
    acknowledged.acknowledgedAt,
  );
  expect(canChoose(acknowledged)).toBe(true);
  expect(play(acknowledged, { type: "close" })).toMatchObject({
    closedAt: events.alert.minute + 4,
  });
});

test("what happens is told in its order, and each thing when it happens", () => {
  const told = new Set<string>();
  let game = open();
  for (const minute of [events.ajar.minute, events.crossed.minute, events.alert.minute]) {
    game = until(game, minute);
    told.add(announcement(game).slice(0, 6));
  }
  expect([...told]).toEqual([events.ajar, crossed, alert].map(({ minute }) => `${clock(minute)}.`));
});

test("an alert that comes after the door was closed can be read before the night goes on", () => {
  const closed = play(until(open(), alert.minute - 3.5), { type: "close" });
  const alerted = until(closed, events.alert.minute);
  expect(alerted).toMatchObject({ minute: events.alert.minute, pauseSeconds: 1.8 });
  expect(isOnPhone(alerted)).toBe(true);
  const shortly = play(alerted, { type: "advance", seconds: 1.7 });
  expect(shortly.minute).toBe(events.alert.minute);
});

test("in steps the night stops at each moment, and undecided at the alert", () => {
  const minutes = [0, 1, 2, 3].reduce<Game[]>(
    (games) => [...games, play(games.at(-1) ?? open(), { type: "step" })],
    [],
  );
  expect(minutes.map(({ minute }) => minute)).toEqual([
    crossed.minute,
    crossed.minute + 7,
    alert.minute,
    alert.minute,
  ]);
  const closed = play(minutes.at(-1) ?? open(), { type: "close" });
  expect(play(closed, { type: "step" }).minute).toBe(alert.minute + 10);
  expect(play(play(closed, { type: "step" }), { type: "step" }).phase).toBe("over");
});
