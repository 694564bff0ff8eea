/** Runs work a few at a time, in the order in which it came, and refuses what is too much. */
export class WorkQueue {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limits: { readonly atOnce: number; readonly waiting: number }) {}

  /** @throws QueueFullError when too much waits already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.limits.atOnce) {
      if (this.waiting.length >= this.limits.waiting) throw new QueueFullError();
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }
}

class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}
