import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** Asks until there is an answer, and resolves to it; fails after `seconds`, saying what was waited for. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | false | null | undefined>,
  seconds = 15,
): Promise<Answer> {
  let cause: unknown;
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(100)) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      // A page that is about to be replaced answers nothing.
      cause = error;
    }
  }
  throw new Error(`Waited ${seconds} s in vain: ${what}`, { cause });
}

/** Asks a server that was just started until it answers; fails with what it wrote when it ends, or after `seconds`. */
export async function untilItAnswers(
  server: ChildProcess,
  ask: () => Promise<unknown>,
  seconds: number,
): Promise<void> {
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(100)) {
    if (server.exitCode !== null) throw new Error(`It ended at once:\n${output}`);
    if (await ask().catch(() => undefined)) return;
  }
  throw new Error(`It does not answer:\n${output}`);
}
