/** The process that holds a lock. */
export interface Owner {
  readonly pid: number;
  /** Whether it has begun to stop. */
  readonly isStopping?: boolean;
}

export interface OwnerLock {
  readonly owner?: undefined;
  /** Writes down that the owner stops: a start that comes meanwhile waits for it. */
  announceStop(): Promise<void>;
  /** Keeps the lock until this process is gone as well, though its owner may be killed. */
  holdWith(pid: number): Promise<void>;
  release(): Promise<void>;
}

/** Takes a lock, from a dead owner too. */
export function takeLock(file: string): Promise<OwnerLock | { readonly owner: Owner }>;
/** The live owner of a lock file, if there is one. */
export function findLiveOwner(file: string): Promise<Owner | undefined>;
