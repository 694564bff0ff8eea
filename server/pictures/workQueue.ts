interface Limits {
  /** How many at a time. */
  readonly atOnce: number;
  readonly waiting: number;
  /** How long work may wait for its turn, in ms; for ever unless told. */
  readonly patience?: number;
}

/** Runs work a few at a time, in the order in which it came, and refuses what is too much. */
export class WorkQueue {
  private readonly waiting = new Set<() => void>();
  private running = 0;

  constructor(private readonly limits: Limits) {}

  /** @throws QueueFullError when too much waits already, or it would wait too long */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.limits.atOnce) this.running++;
    else await this.turn();
    try {
      return await work();
    } finally {
      // The place goes to who waits longest, without a moment in which it is free.
      const [next] = this.waiting;
      if (next) next();
      else this.running--;
    }
  }

  private turn(): Promise<void> {
    const { waiting, patience } = this.limits;
    if (this.waiting.size >= waiting) return Promise.reject(new QueueFullError());
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        this.waiting.delete(begin);
        resolve();
      };
      const timer =
        patience === undefined
          ? undefined
          : setTimeout(() => {
              this.waiting.delete(begin);
              reject(new QueueFullError());
            }, patience);
      this.waiting.add(begin);
    });
  }
}

class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}
