import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { hasRedis, startRedis } from "@/e2e/support/redis";
import { freePort } from "@/e2e/support/free-port";
import { startTcpProxy, type TcpProxy } from "@/e2e/support/tcp-proxy";
import { changeEnvironment } from "@/lib/env";
import type { Answer } from "./answer";
import { answerOnce } from "./answer-once";

jest.mock("@/lib/time-limits", () => ({
  ...jest.requireActual("@/lib/time-limits"),
  // More than in service, where nothing else keeps the processor.
  REDIS_MS: 3_000,
  // Less, for the test that waits for it.
  UNDER_WAY_MS: 2_000,
}));
jest.setTimeout(30_000);

const sent: Answer = { response: { success: true, reference: "TG-7F3K-9Q2M" } };
const failed: Answer = { response: { success: false, error: "no_mail_server" } };

test("what cannot be told from a second request is done each time", async () => {
  const work = jest.fn(async () => sent);
  const identity = { reference: "TG-7F3K-9Q2M", messageKey: "x" };
  expect(await Promise.all([answerOnce(identity, work), answerOnce(identity, work)])).toEqual([
    sent,
    sent,
  ]);
  expect(work).toHaveBeenCalledTimes(2);
});

describe("at one copy", () => {
  afterEach(() => jest.useRealTimers());

  test("a repeat waits for the first and gets its answer; something else is other work", async () => {
    const identity = newRequest();
    const work = jest.fn(() => pause(20, sent));
    const answers = await Promise.all([answerOnce(identity, work), answerOnce(identity, work)]);
    expect([...answers, await answerOnce(identity, work)]).toEqual([sent, sent, sent]);
    expect(work).toHaveBeenCalledTimes(1);
    await answerOnce(newRequest(), work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test("what failed may be tried again", async () => {
    const identity = newRequest();
    const work = jest.fn<Promise<Answer>, []>(async () => sent).mockResolvedValueOnce(failed);
    expect(await answerOnce(identity, work)).toEqual(failed);
    work.mockRejectedValueOnce(new Error("down"));
    await expect(answerOnce(identity, work)).rejects.toThrow("down");
    expect(await answerOnce(identity, work)).toEqual(sent);
    expect(await answerOnce(identity, work)).toEqual(sent);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test("what was sent is remembered as long as it was told to, whatever is done to the clock", async () => {
    jest.useFakeTimers();
    const identity = newRequest();
    const work = jest.fn(async () => sent);
    await answerOnce(identity, work);
    jest.setSystemTime(Date.now() - 3_600_000);
    jest.advanceTimersByTime(59_999);
    await answerOnce(identity, work);
    expect(work).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await answerOnce(identity, work);
    expect(work).toHaveBeenCalledTimes(2);
    jest.setSystemTime(Date.now() + 3_600_000);
    await answerOnce(identity, work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

(hasRedis || process.env.CI ? describe : describe.skip)("at two copies that share Redis", () => {
  let server: ChildProcess;
  let operator: Redis;
  let proxy: TcpProxy;
  let here: Copy;
  let there: Copy;
  const connections: Redis[] = [];

  beforeAll(async () => {
    jest.spyOn(console, "log").mockImplementation(() => {});
    const port = await freePort();
    server = await startRedis(port);
    operator = new Redis(port);
    proxy = await startTcpProxy(port);
    changeEnvironment({ REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
    [here, there] = [await newCopy(), await newCopy()];
    for (const { askRedis } of [here, there]) {
      await askRedis(async (redis) => connections.push(redis));
    }
  });

  afterAll(() => {
    for (const connection of [operator, ...connections]) connection.disconnect();
    proxy.close();
    server.kill("SIGKILL");
  });

  test("a repeat waits for the first and gets its answer, also later", async () => {
    const identity = newRequest();
    const work = jest.fn(() => pause(200, sent));
    const answers = [here, there, here].map(({ answerOnce }) => answerOnce(identity, work));
    expect(await Promise.all(answers)).toEqual([sent, sent, sent]);
    expect(await there.answerOnce(identity, work)).toEqual(sent);
    expect(await here.answerOnce(identity, work)).toEqual(sent);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await operator.pttl(`once:${identity.repeat.key}`)).toBeGreaterThan(50_000);
  });

  test("what failed at one failed at the other, and may be tried again at once", async () => {
    const identity = newRequest();
    const work = jest.fn(() => pause(200, failed));
    const answers = [here.answerOnce(identity, work), there.answerOnce(identity, work)];
    expect(await Promise.all(answers)).toEqual([failed, failed]);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await there.answerOnce(identity, async () => sent)).toEqual(sent);
    expect(await here.answerOnce(identity, work)).toEqual(sent);
  });

  test.each(["forgetConnections", "loseAnswers"] as const)(
    "connections that are dead do not make two of it (%s)",
    async (die) => {
      for (const { askRedis } of [here, there]) await askRedis((redis) => redis.ping());
      proxy[die]();
      const identity = newRequest();
      const work = jest.fn(() => pause(200, sent));
      const answers = [here.answerOnce(identity, work), there.answerOnce(identity, work)];
      expect(await Promise.all(answers)).toEqual([sent, sent]);
      expect(work).toHaveBeenCalledTimes(1);
    },
  );

  test("a copy that dies at work holds the other up for no longer than it may have taken", async () => {
    const identity = newRequest();
    const claim = JSON.stringify({ is: "under way", attempt: "of a copy that is gone" });
    await operator.set(`once:${identity.repeat.key}`, claim, "PX", 1_000);
    const work = jest.fn(async () => sent);
    expect(await here.answerOnce(identity, work)).toEqual(sent);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await there.answerOnce(identity, work)).toEqual(sent);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test("nobody waits for ever for a copy that says nothing", async () => {
    const identity = newRequest();
    const claim = JSON.stringify({ is: "under way", attempt: "of a copy that hangs" });
    await operator.set(`once:${identity.repeat.key}`, claim, "PX", 60_000);
    expect(await here.answerOnce(identity, async () => sent)).toEqual(sent);
  });

  test("a Redis that dies in the middle stops nobody", async () => {
    const identity = newRequest();
    const answer = here.answerOnce(identity, () => pause(300, sent));
    await pause(100);
    server.kill("SIGKILL");
    expect(await answer).toEqual(sent);
    expect(await there.answerOnce(identity, async () => sent)).toEqual(sent);
  });
});

let number = 0;
function newRequest() {
  const repeat = { key: `test ${number++}`, milliseconds: 60_000 };
  return { reference: "TG-7F3K-9Q2M", messageKey: "x", repeat };
}

type Copy = typeof import("./answer-once") & typeof import("@/lib/redis");

/** Another copy of the site, which has its own connection and memory. */
async function newCopy(): Promise<Copy> {
  let copy: Copy | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = { ...(await import("./answer-once")), ...(await import("@/lib/redis")) };
  });
  if (!copy) throw new Error("No copy");
  return copy;
}
