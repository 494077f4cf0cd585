import fc from "fast-check";
import {
  acknowledge,
  type AlertState,
  ESCALATION_SECONDS,
  type Notice,
  checkTime,
  initialAlertState,
  receiveReading,
  UPLOAD_SECONDS,
} from "./alerts";
import { type AlertRule, MINUTE } from "./rooms";

const rule: AlertRule = { low: -1, high: 4, delay: 15 * MINUTE };

test("sends nothing while readings stay within the limits", () => {
  expect(sent(replay([2, 2.3, 4, -1, 1.8]).notices)).toEqual([]);
});

test("raises one alert when a limit is exceeded for the whole delay", () => {
  const { notices } = replay([2, 4.1, 4.6, 5.2, 6.1, 6.4, 6.6]);
  expect(sent(notices)).toEqual(["limitExceeded 5", "alerted 20"]);
  expect(notices[1]).toMatchObject({ side: "high", since: 5 * MINUTE });
});

test("does not alert on a short excursion", () => {
  expect(sent(replay([2, 6, 7, 3, 2]).notices)).toEqual(["limitExceeded 5", "returned 15"]);
});

test("keeps the alert until the air is back by the dead band", () => {
  const { notices } = replay([4.1, 4, 4.1, 3.9, 4.2, 3.6, 3.5]);
  expect(sent(notices)).toEqual(["limitExceeded 0", "alerted 20", "recovered 30"]);
});

test("needs a reading beyond the limit at the end of the delay", () => {
  const { notices } = replay([4.1, 4.1, 4.1, 3.9, 3.8, 3.9, 4.1]);
  expect(sent(notices)).toEqual(["limitExceeded 0", "alerted 30"]);
});

test("raises the low alert when it is too cold", () => {
  const { notices } = replay([2, -1.2, -1.3, -1.6, -2, -0.6, -0.5]);
  expect(sent(notices)).toEqual(["limitExceeded 5", "alerted 20", "recovered 30"]);
  expect(notices[1]?.side).toBe("low");
});

test("counts two excursions from one limit past the other", () => {
  const { notices } = replay([5, 5, -2, -2]);
  expect(sent(notices)).toEqual(["limitExceeded 0", "returned 10", "limitExceeded 10"]);
  expect(notices[2]?.side).toBe("low");
});

test("escalates an unanswered alert once, after ten minutes", () => {
  const { state } = replay([5, 5, 5, 5]);
  const raised = 15 * MINUTE;
  expect(checkTime(state, raised + ESCALATION_SECONDS - 1)[1]).toEqual([]);
  const [escalated, notices] = checkTime(state, raised + ESCALATION_SECONDS);
  expect(notices.map(({ kind }) => kind)).toEqual(["escalated"]);
  expect(sent(checkTime(escalated, raised + ESCALATION_SECONDS + MINUTE)[1])).not.toContain(
    "escalated 26",
  );
});

test("does not escalate an acknowledged alert", () => {
  const { state } = replay([5, 5, 5, 5]);
  const [seen, notices] = acknowledge(state, 17 * MINUTE);
  expect(notices.map(({ kind }) => kind)).toEqual(["acknowledged"]);
  expect(acknowledge(seen, 18 * MINUTE)[1]).toEqual([]);
  const later = checkTime({ ...seen, lastUploadAt: 60 * MINUTE }, 60 * MINUTE);
  expect(later[1]).toEqual([]);
});

test("acknowledges nothing without an alert", () => {
  const { state } = replay([2, 5]);
  expect(acknowledge(state, 6 * MINUTE)).toEqual([state, []]);
});

test("reports a room offline after two missed uploads, and online with the next reading", () => {
  const { state } = replay([2]);
  expect(checkTime(state, 2 * UPLOAD_SECONDS)[1]).toEqual([]);
  const [lost, notices] = checkTime(state, 2 * UPLOAD_SECONDS + 20);
  expect(notices).toMatchObject([{ kind: "offline", since: 0 }]);
  expect(checkTime(lost, 60 * MINUTE)[1]).toEqual([]);
  const [, back] = receiveReading(lost, rule, { time: 600, air: 2 }, 60 * MINUTE);
  expect(back.map(({ kind }) => kind)).toEqual(["online"]);
});

test("raises the alert of late readings late, with the times at which they were taken", () => {
  let state = initialAlertState(0);
  const notices: Notice[] = [];
  const now = 90 * MINUTE;
  [5, 5.5, 6, 6.5].forEach((air, index) => {
    const reading = { time: index * UPLOAD_SECONDS, air };
    const [next, sentNow] = receiveReading(state, rule, reading, now);
    state = next;
    notices.push(...sentNow);
  });
  expect(notices).toMatchObject([
    { kind: "limitExceeded", at: now, since: 0 },
    { kind: "alerted", at: now, since: 0 },
  ]);
});

test("alerts at least the delay after an excursion and alternates with recoveries, for any trace", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -4, max: 8, noNaN: true }), { maxLength: 80 }),
      (trace) => {
        const { notices } = replay(trace.map((value) => Math.round(value * 10) / 10));
        let open: Notice | undefined;
        for (const notice of notices) {
          if (notice.kind === "limitExceeded") {
            expect(open).toBeUndefined();
            open = notice;
          }
          if (notice.kind === "alerted") {
            expect(open?.kind).toBe("limitExceeded");
            expect(notice.at - (notice.since ?? NaN)).toBeGreaterThanOrEqual(rule.delay);
            open = notice;
          }
          if (notice.kind === "returned") expect(open?.kind).toBe("limitExceeded");
          if (notice.kind === "recovered") expect(open?.kind).toBe("alerted");
          if (notice.kind === "returned" || notice.kind === "recovered") open = undefined;
        }
      },
    ),
  );
});

// One reading every five minutes, each arriving as it is taken.
function replay(trace: number[]): { state: AlertState; notices: Notice[] } {
  let state = initialAlertState(0);
  const notices: Notice[] = [];
  trace.forEach((air, index) => {
    const now = index * UPLOAD_SECONDS;
    const [next, sentNow] = receiveReading(state, rule, { time: now, air }, now);
    state = next;
    notices.push(...sentNow);
  });
  return { state, notices };
}

function sent(notices: Notice[]): string[] {
  return notices.map(({ kind, at }) => `${kind} ${at / MINUTE}`);
}
