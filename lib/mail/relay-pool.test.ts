import { HEALTH_MS, RELAY_REST_MS } from "@/lib/time-limits";
import { freeConnection, RelayPool } from "./relay-pool";

// A connection reaches out only when it is given a message, so none does here.
const newPool = (connections = 1) =>
  new RelayPool({ name: "a:25", host: "a", port: 25, tls: "none" }, connections);

function take(pool: RelayPool) {
  const connection = pool.take();
  if (!connection) throw new Error("No connection is free");
  return connection;
}

beforeEach(() => {
  jest.useFakeTimers();
  // Later than the beginning of the clock.
  jest.advanceTimersByTime(10 * RELAY_REST_MS);
});
afterEach(() => jest.useRealTimers());

test("a relay that failed rests for as long as it should, though the wall clock is set back", () => {
  const pool = newPool();
  expect(pool.isResting).toBe(false);
  pool.recordHealth(true);
  expect(pool.isResting).toBe(false);
  pool.recordHealth(false);
  expect(pool.isResting).toBe(true);
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(RELAY_REST_MS - 1);
  expect(pool.isResting).toBe(true);
  jest.advanceTimersByTime(1);
  expect(pool.isResting).toBe(false);
});

test("what was seen of a relay is known for a while, an open connection longer", () => {
  const pool = newPool();
  expect(pool.isReady).toBeUndefined();
  for (const isWell of [true, false]) {
    pool.recordHealth(isWell);
    expect(pool.isReady).toBe(isWell);
    jest.advanceTimersByTime(HEALTH_MS - 1);
    expect(pool.isReady).toBe(isWell);
    jest.advanceTimersByTime(1);
    expect(pool.isReady).toBeUndefined();
  }
  const connection = take(pool);
  expect(pool.isReady).toBeUndefined();
  pool.giveBack(connection);
  expect(pool.isReady).toBe(true);
  connection.close();
  expect(pool.isReady).toBeUndefined();
});

test("hands out as many connections as it may, and the open ones again, the last first", () => {
  const pool = newPool(2);
  const [first, second] = [take(pool), take(pool)];
  expect(second).not.toBe(first);
  expect(pool.take()).toBeUndefined();
  pool.giveBack(first);
  pool.giveBack(second);
  expect(take(pool)).toBe(second);
  pool.giveBack(second);
  second.close();
  expect(take(pool)).toBe(first);
  expect([first, second]).not.toContain(take(pool));
  expect(pool.take()).toBeUndefined();
});

test("a relay that let one in too few is asked for no more than are open, for a while", () => {
  const pool = newPool(9);
  const [used, idle, refused] = [take(pool), take(pool), take(pool)];
  pool.giveBack(idle);
  expect(pool.limitConnections()).toBe(true);
  pool.giveBack(refused);
  refused.close();
  expect(take(pool)).toBe(idle);
  expect(pool.take()).toBeUndefined();
  jest.advanceTimersByTime(RELAY_REST_MS - 1);
  expect(pool.take()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect([used, idle, refused]).not.toContain(take(pool));
});

test("where the one that was not let in is the only one, there is no fewer", () => {
  const pool = newPool(9);
  take(pool);
  expect(pool.limitConnections()).toBe(false);
  expect(pool.take()).toBeDefined();
});

test("who waits for a connection gets the first that is free, in the order of coming", async () => {
  const [one, other] = [newPool(), newPool()];
  expect(await freeConnection([one, other], 0)).toMatchObject({ pool: one });
  expect(await freeConnection([one, other], 0)).toMatchObject({ pool: other });
  const got: string[] = [];
  for (const name of ["first", "second"]) {
    freeConnection([one, other], 1_000).then((lease) =>
      got.push(lease ? name : `${name} too late`),
    );
  }
  await jest.advanceTimersByTimeAsync(999);
  expect(got).toEqual([]);
  other.giveBack(one.connect());
  await jest.advanceTimersByTimeAsync(0);
  expect(got).toEqual(["first"]);
  expect(jest.getTimerCount()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(got).toEqual(["first", "second too late"]);
  // Nobody who has gone takes one.
  one.giveBack(one.connect());
  expect(one.take()).toBeDefined();
});
