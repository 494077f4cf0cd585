import fc from "fast-check";
import {
  acknowledge,
  type AlertState,
  ESCALATION_SECONDS,
  type Notice,
  passTime,
  quietAlert,
  receiveReading,
  UPLOAD_SECONDS,
} from "./alert";
import { type AlertRule, MINUTE } from "./rooms";

const rule: AlertRule = { low: -1, high: 4, delay: 15 * MINUTE };

test("nothing is said while readings stay within the limits", () => {
  expect(told(replay([2, 2.3, 4, -1, 1.8]).notices)).toEqual([]);
});

test("a limit crossed for the whole delay raises the alert, once", () => {
  const { notices } = replay([2, 4.1, 4.6, 5.2, 6.1, 6.4, 6.6]);
  expect(told(notices)).toEqual(["crossed 5", "alert 20"]);
  expect(notices[1]).toMatchObject({ side: "high", since: 5 * MINUTE, air: 6.1 });
});

test("a short excursion is noted and not alerted", () => {
  expect(told(replay([2, 6, 7, 3, 2]).notices)).toEqual(["crossed 5", "returned 15"]);
});

test("the dead-band keeps a reading at the limit from chattering", () => {
  const { notices } = replay([4.1, 4, 4.1, 3.9, 4.2, 3.6, 3.5]);
  expect(told(notices)).toEqual(["crossed 0", "alert 20", "recovered 30"]);
});

test("an alert needs a reading beyond the limit at the end of its delay", () => {
  const { notices } = replay([4.1, 4.1, 4.1, 3.9, 3.8, 3.9, 4.1]);
  expect(told(notices)).toEqual(["crossed 0", "alert 30"]);
});

test("too cold raises the low alert", () => {
  const { notices } = replay([2, -1.2, -1.3, -1.6, -2, -0.6, -0.5]);
  expect(told(notices)).toEqual(["crossed 5", "alert 20", "recovered 30"]);
  expect(notices[1]?.side).toBe("low");
});

test("from one limit past the other is two excursions", () => {
  const { notices } = replay([5, 5, -2, -2]);
  expect(told(notices)).toEqual(["crossed 0", "returned 10", "crossed 10"]);
  expect(notices[2]?.side).toBe("low");
});

test("an alert that nobody acknowledges escalates after ten minutes, once", () => {
  const { state } = replay([5, 5, 5, 5]);
  const raised = 15 * MINUTE;
  expect(passTime(state, raised + ESCALATION_SECONDS - 1)[1]).toEqual([]);
  const [escalated, notices] = passTime(state, raised + ESCALATION_SECONDS);
  expect(notices.map(({ kind }) => kind)).toEqual(["escalated"]);
  expect(told(passTime(escalated, raised + ESCALATION_SECONDS + MINUTE)[1])).not.toContain(
    "escalated 26",
  );
});

test("an acknowledged alert does not escalate", () => {
  const { state } = replay([5, 5, 5, 5]);
  const [seen, notices] = acknowledge(state, 17 * MINUTE);
  expect(notices.map(({ kind }) => kind)).toEqual(["acknowledged"]);
  expect(acknowledge(seen, 18 * MINUTE)[1]).toEqual([]);
  const later = passTime({ ...seen, lastUploadAt: 60 * MINUTE }, 60 * MINUTE);
  expect(later[1]).toEqual([]);
});

test("there is nothing to acknowledge without an alert", () => {
  const { state } = replay([2, 5]);
  expect(acknowledge(state, 6 * MINUTE)).toEqual([state, []]);
});

test("two missed uploads make a room offline, the next reading brings it back", () => {
  const { state } = replay([2]);
  expect(passTime(state, 2 * UPLOAD_SECONDS)[1]).toEqual([]);
  const [lost, notices] = passTime(state, 2 * UPLOAD_SECONDS + 20);
  expect(notices).toMatchObject([{ kind: "offline", since: 0 }]);
  expect(passTime(lost, 60 * MINUTE)[1]).toEqual([]);
  const [, back] = receiveReading(lost, rule, { time: 600, air: 2 }, 60 * MINUTE);
  expect(back.map(({ kind }) => kind)).toEqual(["online"]);
});

test("late readings raise the alert late, with the times they were taken at", () => {
  let state = quietAlert(0);
  const notices: Notice[] = [];
  const now = 90 * MINUTE;
  [5, 5.5, 6, 6.5].forEach((air, index) => {
    const reading = { time: index * UPLOAD_SECONDS, air };
    const [next, said] = receiveReading(state, rule, reading, now);
    state = next;
    notices.push(...said);
  });
  expect(notices).toMatchObject([
    { kind: "crossed", at: now, since: 0 },
    { kind: "alert", at: now, since: 0 },
  ]);
});

test("whatever the trace: alerts follow crossings by at least the delay and alternate with recoveries", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -4, max: 8, noNaN: true }), { maxLength: 80 }),
      (trace) => {
        const { notices } = replay(trace.map((value) => Math.round(value * 10) / 10));
        let open: Notice | undefined;
        for (const notice of notices) {
          if (notice.kind === "crossed") {
            expect(open).toBeUndefined();
            open = notice;
          }
          if (notice.kind === "alert") {
            expect(open?.kind).toBe("crossed");
            expect(notice.at - (notice.since ?? NaN)).toBeGreaterThanOrEqual(rule.delay);
            open = notice;
          }
          if (notice.kind === "returned") expect(open?.kind).toBe("crossed");
          if (notice.kind === "recovered") expect(open?.kind).toBe("alert");
          if (notice.kind === "returned" || notice.kind === "recovered") open = undefined;
        }
      },
    ),
  );
});

// One reading every five minutes, each arriving as it is taken.
function replay(trace: number[]): { state: AlertState; notices: Notice[] } {
  let state = quietAlert(0);
  const notices: Notice[] = [];
  trace.forEach((air, index) => {
    const now = index * UPLOAD_SECONDS;
    const [next, said] = receiveReading(state, rule, { time: now, air }, now);
    state = next;
    notices.push(...said);
  });
  return { state, notices };
}

function told(notices: Notice[]): string[] {
  return notices.map(({ kind, at }) => `${kind} ${at / MINUTE}`);
}
