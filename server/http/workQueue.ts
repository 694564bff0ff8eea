import PQueue from 'p-queue';

interface Limits {
  /** Maximum concurrent work. */
  readonly concurrency: number;
  /** Maximum length of the queue. */
  readonly waitingMax: number;
  /** Maximum time in the queue, in ms; unlimited by default. */
  readonly waitLimitMs?: number;
}

/** Runs work; rejects with QueueFullError if the queue is full or the wait too long. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a bounded first-in, first-out queue. */
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

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}
