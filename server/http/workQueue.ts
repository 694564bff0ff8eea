import PQueue from 'p-queue';

interface Limits {
  /** How many run at a time. */
  readonly concurrency: number;
  /** How many may wait. */
  readonly waitingMax: number;
  /** How long work may wait for its turn; without it, any time. */
  readonly waitLimitMs?: number;
}

/** Runs work; rejects with QueueFullError when too much waits already, or it has waited too long. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs work a few at a time, in order, and refuses what is too much. */
export function workQueue({ concurrency, waitingMax, waitLimitMs }: Limits): WorkQueue {
  const queue = new PQueue({ concurrency });
  return (work) => {
    if (queue.size >= waitingMax) return Promise.reject(new QueueFullError());
    if (waitLimitMs === undefined) return queue.add(work);
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort(new QueueFullError());
    }, waitLimitMs);
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(begin, { signal: waiting.signal });
  };
}

class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}
