import { readdirSync, readFileSync } from "node:fs";
import * as limits from "./time-limits";

test("a request ends before its process, its function, the proxy and the browser give up", () => {
  const { REQUEST_MS, SHUTDOWN_GRACE_MS, FUNCTION_MS, SEND_TIMEOUT_MS } = limits;
  expect(REQUEST_MS).toBe(limits.READ_BODY_MS + limits.DELIVER_MS);
  const proxy = seconds(/proxy_read_timeout (\d+)s/, "deploy", ".conf");
  const systemd = seconds(/^TimeoutStopSec=(\d+)$/m, "deploy", ".service");
  const route = seconds(/^export const maxDuration = (\d+);$/m, "app/php/emailer.php", "route.ts");
  expect(route).toBe(FUNCTION_MS);
  expect(ascends(REQUEST_MS, SHUTDOWN_GRACE_MS, FUNCTION_MS, proxy, SEND_TIMEOUT_MS)).toBe(true);
  expect(ascends(SHUTDOWN_GRACE_MS, systemd)).toBe(true);
  expect(ascends(limits.READ_BODY_MS, limits.READ_HEAD_MS, limits.READ_REQUEST_MS)).toBe(true);
});

test("within a delivery there is time for a dead connection, a fresh one and a second relay", () => {
  const { DELIVER_MS, CONNECT_MS, STALE_CONNECTION_MS, MIN_ATTEMPT_MS, ATTEMPT_RESERVE_MS } =
    limits;
  const share = limits.relayShare(DELIVER_MS, 2);
  expect(ascends(STALE_CONNECTION_MS, CONNECT_MS, share)).toBe(true);
  expect(ascends(DELIVER_MS / 5, MIN_ATTEMPT_MS, ATTEMPT_RESERVE_MS, DELIVER_MS - share)).toBe(
    true,
  );
  expect(ascends(DELIVER_MS, limits.IDLE_CONNECTION_MS)).toBe(true);
});

test("what monitoring is told is known before it is forgotten", () => {
  expect(ascends(limits.CONNECT_MS, limits.HEALTH_CHECK_MS, limits.HEALTH_MS)).toBe(true);
});

test("who waits for its own repeat elsewhere waits for a whole delivery, and can still make one", () => {
  const { DELIVER_MS, UNDER_WAY_MS, REQUEST_MS, CONNECT_MS, REPEAT_MS } = limits;
  expect(ascends(DELIVER_MS, UNDER_WAY_MS, REQUEST_MS - CONNECT_MS, REPEAT_MS)).toBe(true);
});

test("there is time for a second connection to Redis in what one command may take", () => {
  expect(ascends(limits.REDIS_SILENCE_MS, limits.REDIS_MS)).toBe(true);
});

function ascends(...milliseconds: number[]): boolean {
  return milliseconds.every(
    (value, index) => index === 0 || value > (milliseconds[index - 1] ?? 0),
  );
}

/** What a file in `folder` whose name ends so states, in milliseconds; the lowest where several do. */
function seconds(statement: RegExp, folder: string, ending: string): number {
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  const stated = files.flatMap((file) => {
    const found = statement.exec(readFileSync(`${folder}/${file}`, "utf8"))?.[1];
    return found ? [Number(found) * 1_000] : [];
  });
  if (stated.length === 0) throw new Error(`Nothing in ${folder} states ${statement}`);
  return Math.min(...stated);
}
