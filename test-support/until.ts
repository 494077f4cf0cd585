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
