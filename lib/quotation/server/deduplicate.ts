/**
 * Does each piece of work once in this process: a repeat of one that is under way waits for it, a repeat of one that
 * has succeeded gets its result. What failed may be tried again.
 */
export class Deduplicator<Result> {
  private readonly underWay = new Map<string, Promise<Result>>();
  // Plain results: a promise would hold on to the request in whose context it was made.
  private readonly succeeded = new Map<string, { result: Result; expires: number }>();

  constructor(
    private readonly isSuccess: (result: Result) => boolean,
    private readonly maxEntries = 10_000,
  ) {}

  /** A success is remembered for `milliseconds`. */
  async run(key: string, milliseconds: number, work: () => Promise<Result>): Promise<Result> {
    const before = this.succeeded.get(key);
    if (before && before.expires > Date.now()) return before.result;

    const current = this.underWay.get(key) ?? this.remembered(key, milliseconds, work());
    this.underWay.set(key, current);
    return current.finally(() => this.underWay.delete(key));
  }

  private async remembered(key: string, milliseconds: number, work: Promise<Result>) {
    const result = await work;
    if (this.isSuccess(result)) {
      this.forgetOld();
      this.succeeded.set(key, { result, expires: Date.now() + milliseconds });
    }
    return result;
  }

  private forgetOld() {
    for (const [key, { expires }] of this.succeeded) {
      if (expires > Date.now() && this.succeeded.size < this.maxEntries) return;
      this.succeeded.delete(key);
    }
  }
}
