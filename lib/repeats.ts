/**
 * Does each piece of work once: a repeat of one that is under way waits for it, a repeat of one that has succeeded gets
 * its result. What failed may be tried again.
 */
export class Repeats<Result> {
  private readonly known = new Map<string, { result: Promise<Result>; expires: number }>();

  constructor(
    private readonly isSuccess: (result: Result) => boolean,
    private readonly memory = { milliseconds: 15 * 60_000, entries: 10_000 },
  ) {}

  once(key: string, work: () => Promise<Result>): Promise<Result> {
    this.forgetOld();
    const before = this.known.get(key);
    if (before) return before.result;

    const result = work();
    this.known.set(key, { result, expires: Date.now() + this.memory.milliseconds });
    result.then(
      (value) => this.isSuccess(value) || this.known.delete(key),
      () => this.known.delete(key),
    );
    return result;
  }

  // Entries are in the order of their age.
  private forgetOld() {
    for (const [key, { expires }] of this.known) {
      if (expires > Date.now() && this.known.size < this.memory.entries) return;
      this.known.delete(key);
    }
  }
}
