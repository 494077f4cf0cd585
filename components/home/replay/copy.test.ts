import { headline } from "./copy";
import { crossedAt, night, type Replay } from "./use-replay";

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
