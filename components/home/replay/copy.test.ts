import { closeDoor } from "@/lib/simulation/night";
import { alternative, announcement, headline, story } from "./copy";
import { alertAt, closedAfterAlert, crossedAt, night, type Replay } from "./use-replay";

test.each([
  [crossedAt - 1, false, /in range/],
  [crossedAt, true, /^Limit crossed$/],
  [crossedAt + 1, true, /^Above limit for 1\smin$/],
])("at minute %i words and colour agree", (minute, isWarm, words) => {
  const replay: Replay = {
    phase: "playing",
    minute,
    closedAt: undefined,
    samples: night.unattended,
  };
  expect(headline(replay)).toMatchObject({ isWarm, what: expect.stringMatching(words) });
});

test.each([
  [closedAfterAlert, "Told at 02:00, closed at 02:18. The stock is still cold.", "Nobody told"],
  [alertAt - 6, "Closed at 01:54, told at 02:00. The stock is still cold.", "Door left open"],
  [crossedAt, "No alert, closed at 01:45. The stock is still cold.", "Door left open"],
  [undefined, "Told at 02:00, never closed. The stock is too warm.", "Door left open"],
])(
  "a night whose door is closed at minute %p is told in two sentences",
  (closedAt, words, other) => {
    const replay: Replay = {
      phase: "over",
      minute: night.lengthMinutes,
      closedAt,
      samples: closedAt === undefined ? night.unattended : closeDoor(night, closedAt),
    };
    expect(story(replay).join(" ")).toBe(words);
    expect(alternative(replay)).toBe(other);
  },
);

test.each([
  [alertAt - 8, "The door closes at 01:54."],
  [alertAt, "The door was closed at 01:54."],
])(
  "at minute %i a screen reader hears of a door that closes before the alert: %s",
  (minute, words) => {
    const closedAt = alertAt - 6;
    const samples = closeDoor(night, closedAt);
    expect(announcement({ phase: "playing", minute, closedAt, samples })).toBe(words);
  },
);
