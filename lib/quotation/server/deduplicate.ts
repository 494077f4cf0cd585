/**
 * Does each piece of work once: a repeat of one that is under way waits for it, a repeat of one that has succeeded gets
 * its result. What failed may be tried again.
 */
export class Deduplicator<Result> {
  private readonly underWay = new Map<string, Promise<Result>>();
  // Plain results: a promise would hold on to the request in whose context it was made.
  private readonly succeeded = new Map<string, { result: Result; expires: number }>();

  constructor(
    private readonly isSuccess: (result: Result) => boolean,
    private readonly memory = { milliseconds: 15 * 60_000, entries: 10_000 },
  ) {}

  async run(key: string, work: () => Promise<Result>): Promise<Result> {
    this.forgetOld();
    const before = this.succeeded.get(key);
    if (before) return before.result;

    const current = this.underWay.get(key) ?? this.remembered(key, work());
    this.underWay.set(key, current);
    return current.finally(() => this.underWay.delete(key));
  }

  private async remembered(key: string, work: Promise<Result>): Promise<Result> {
    const result = await work;
    if (this.isSuccess(result)) {
      this.succeeded.set(key, { result, expires: Date.now() + this.memory.milliseconds });
    }
    return result;
  }

  // Entries are in the order of their age.
  private forgetOld() {
    for (const [key, { expires }] of this.succeeded) {
      if (expires > Date.now() && this.succeeded.size < this.memory.entries) return;
      this.succeeded.delete(key);
    }
  }
}
