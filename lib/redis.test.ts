import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { hasRedis, startRedis } from "@/e2e/support/redis";
import { freePort } from "@/e2e/support/free-port";
import { startTcpProxy, type TcpProxy } from "@/e2e/support/tcp-proxy";
import { until } from "@/e2e/support/until";
import { REDIS_PROBE_MS } from "@/lib/time-limits";
import { changeEnvironment } from "./env";
import { askRedis, redisState } from "./redis";

// More time than in service, where nothing else keeps the processor.
jest.mock("@/lib/time-limits", () => ({
  ...jest.requireActual("@/lib/time-limits"),
  REDIS_MS: 3_000,
}));

// A real Redis behind a proxy that can lose what it carries.
const testWithRedis = hasRedis || process.env.CI ? test : test.skip;

let server: ChildProcess;
let proxy: TcpProxy;
let operator: Redis;
const lines: { event: string; message?: string }[] = [];

beforeAll(async () => {
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(JSON.parse(line)));
  const port = await freePort();
  server = await startRedis(port);
  operator = new Redis(port);
  proxy = await startTcpProxy(port);
  changeEnvironment({ REDIS_URL: address() });
}, 30_000);

afterAll(async () => {
  await askRedis((redis) => redis.quit());
  operator.disconnect();
  proxy.close();
  server.kill("SIGKILL");
});

beforeEach(() => (lines.length = 0));

const address = () => `redis://127.0.0.1:${proxy.port}`;
const remember = (word: string) => askRedis((redis) => redis.set("word", word));
const recall = () => askRedis((redis) => redis.get("word"));
const untilState = (state: string) => until(state, async () => (await redisState()) === state, 20);
const events = () => lines.map(({ event }) => event);

testWithRedis("answers, and is ready", async () => {
  expect(await redisState()).toBe("ready");
  expect(await remember("one")).toBe("OK");
  expect(await recall()).toBe("one");
  expect(lines).toEqual([]);
});

testWithRedis("what was asked over a dead connection is asked over a new one", async () => {
  const connections = proxy.connections();
  proxy.forgetConnections();
  expect(await Promise.all([remember("two"), recall()])).toEqual(["OK", "two"]);
  expect(proxy.connections()).toBeGreaterThan(connections);
  expect(await redisState()).toBe("ready");
  expect(lines).toEqual([]);
});

const troubles: Record<string, [begin: () => unknown, end: () => unknown, message: RegExp]> = {
  "is full": [
    () => operator.config("SET", "maxmemory", "1"),
    () => operator.config("SET", "maxmemory", "0"),
    /^OOM /,
  ],
  "is a replica that only reads": [
    () => operator.replicaof("127.0.0.1", 1),
    () => operator.replicaof("NO", "ONE"),
    /^READONLY /,
  ],
  hangs: [() => server.kill("SIGSTOP"), () => server.kill("SIGCONT"), /time/i],
  "is slow": [() => proxy.delay(1_000), () => proxy.delay(0), /time/i],
};

for (const [trouble, [begin, end, message]] of Object.entries(troubles)) {
  testWithRedis(
    `a Redis that ${trouble} is away, whatever it answers, and back when it keeps something`,
    async () => {
      await begin();
      expect(await remember("lost")).toBeUndefined();
      expect(await recall()).toBeUndefined();
      expect(await redisState()).toBe("away");
      await end();
      await untilState("ready");
      expect(await remember("three")).toBe("OK");
      expect(await recall()).toBe("three");
      // Once each, however often it was asked meanwhile.
      expect(events()).toEqual(["redis is away", "redis is back"]);
      expect(lines[0]?.message).toMatch(message);
    },
    40_000,
  );
}

testWithRedis.each(["eval", "multi"])(
  "a Redis that refuses %s is away until it no longer does, though it keeps things",
  async (command) => {
    await operator.acl("SETUSER", "default", `-${command}`);
    const change = () =>
      askRedis((redis) => (command === "eval" ? redis.eval("return 1", 0) : redis.multi().exec()));
    expect(await change()).toBeUndefined();
    await pause(3 * REDIS_PROBE_MS);
    expect(await redisState()).toBe("away");
    await operator.acl("SETUSER", "default", `+${command}`);
    await untilState("ready");
    expect(events()).toEqual(["redis is away", "redis is back"]);
  },
  40_000,
);

testWithRedis(
  "a Redis that dies and comes again is away meanwhile",
  async () => {
    const port = operator.options.port ?? 0;
    server.kill("SIGKILL");
    expect(await recall()).toBeUndefined();
    expect(await redisState()).toBe("away");
    server = await startRedis(port);
    await untilState("ready");
    expect(events()).toEqual(["redis is away", "redis is back"]);
  },
  40_000,
);

testWithRedis("there is none without its address", async () => {
  changeEnvironment({ REDIS_URL: "" });
  expect(await recall()).toBeUndefined();
  expect(await redisState()).toBe("off");
  changeEnvironment({ REDIS_URL: address() });
});
