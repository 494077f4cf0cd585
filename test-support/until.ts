import { setTimeout as pause } from "node:timers/promises";

/** Calls `ask` until it returns a truthy value, and returns that value. Throws an error with `what` after `seconds`. */
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
      // Retries, because a page cannot run scripts while it navigates.
      cause = error;
    }
  }
  throw new Error(`Waited ${seconds} s for ${what}`, { cause });
}
