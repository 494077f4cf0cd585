import { expect, test } from "@playwright/test";
import { runFaults } from "../faults/run";

test("whoever is told “sent” is delivered, whatever fails", async () => {
  test.setTimeout(120_000);
  const report = await runFaults(150, 50, 1);
  console.table([report]);
  expect(report).toMatchObject({ lost: 0, denied: 0, needlessDuplicates: 0 });
  expect(report.successes).toBeGreaterThan(20);
});
