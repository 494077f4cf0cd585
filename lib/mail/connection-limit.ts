type Waiting = { deadline: number; begin: () => void };

/** Limits how many connections are open at the same time. */
export class ConnectionLimit {
  private readonly waiting = new Set<Waiting>();

  constructor(private free: number) {}

  /**
   * Resolves to whether a connection became free while at least `needed` milliseconds were left until `deadline`. Of
   * those that wait, the one with the earliest deadline is next.
   */
  async acquire(deadline: number, needed: number): Promise<boolean> {
    const patience = deadline - needed - performance.now();
    if (patience < 0) return false;
    if (this.free > 0) {
      this.free--;
      return true;
    }
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        this.waiting.delete(waiting);
        resolve(false);
      };
      const waiting = { deadline, begin };
      const timer = setTimeout(giveUp, patience);
      this.waiting.add(waiting);
    });
  }

  release(): void {
    const [next] = [...this.waiting].sort((a, b) => a.deadline - b.deadline);
    if (next) this.waiting.delete(next);
    else this.free++;
    next?.begin();
  }
}
