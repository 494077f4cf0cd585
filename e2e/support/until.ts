import { setTimeout as pause } from "node:timers/promises";

/** Calls `ask` until it returns something truthy and resolves to that; fails after `seconds`, naming `what`. */
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
      // A page that is navigating cannot run scripts.
      cause = error;
    }
  }
  throw new Error(`Waited ${seconds} s for ${what}`, { cause });
}
