import { expect, test } from "@playwright/test";
import { runRollOuts } from "../rollout/run";
import { hasNginx } from "../support/nginx";
import { isPlain } from "../support/plain-pages";
import { hasRedis } from "../support/redis";

test.skip(!(hasNginx && hasRedis) && !process.env.CI, "nginx or Redis is not installed");
test.skip(isPlain, "its pages name other files");

// The long version: npm run test:rollout.
test("visitors notice nothing of a new version and a killed copy", async () => {
  test.setTimeout(180_000);
  const report = await runRollOuts(200, 5, ["roll out", "kill"]);
  expect(report).toMatchObject({ failures: [], lost: 0 });
  expect(report.doubled).toBeLessThanOrEqual(report.mayBeDoubled);
});
