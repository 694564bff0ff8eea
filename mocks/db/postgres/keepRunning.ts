import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres, type PostgresSettings, type RunningPostgres } from './postgresProcess';

export interface KeptPostgres {
  /** Id of the server process at the moment. */
  pid(): number;
  /** False from its unexpected end until it runs again. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

const RETRY_MS = 500;
/** A disk that has room again, or a port that is free, is noticed soon. */
const LONGEST_RETRY_MS = 2_000;

/** Starts the server again on the same port whenever it ends although `stop` was not called. */
export function keepRunning(
  settings: PostgresSettings,
  first: RunningPostgres,
  log: (line: string) => void,
): KeptPostgres {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  let current = first;
  let isRunning = true;

  const startAgain = async () => {
    for (let waitMs = RETRY_MS; !isStopping(); waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS)) {
      try {
        return await startPostgres(settings);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        const pause = delay(waitMs, undefined, { signal: stopping.signal, ref: false });
        await pause.catch(() => undefined);
      }
    }
    return undefined;
  };

  const watch = async () => {
    for (;;) {
      await current.ended;
      isRunning = false;
      if (isStopping()) return;
      log('The database server ended unexpectedly; starting it again.');
      const next = await startAgain();
      if (next === undefined) return;
      current = next;
      isRunning = true;
      // `stop` was called during the start.
      if (isStopping()) await next.stop();
      else log('The database server is back.');
    }
  };
  const watching = watch();

  return {
    pid: () => current.pid,
    isRunning: () => isRunning,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}
