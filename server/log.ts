import { format } from 'node:util';
import type { LogLevel } from './storefrontSettings';

const rank: Readonly<Record<LogLevel, number>> = { error: 0, warn: 1, info: 2 };

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  readonly error: (message: string, fields?: LogFields) => void;
  readonly warn: (message: string, fields?: LogFields) => void;
  readonly info: (message: string, fields?: LogFields) => void;
  readonly isEnabled: (level: LogLevel) => boolean;
}

/**
 * A structured log: one JSON object a line.
 * @param write gets one line with its line break
 */
export function makeLog(
  least: LogLevel,
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const isEnabled = (level: LogLevel) => rank[level] <= rank[least];
  const at =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}) => {
      if (isEnabled(level)) {
        write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`);
      }
    };
  return { error: at('error'), warn: at('warn'), info: at('info'), isEnabled };
}

/** Output that cannot be written (a closed pipe, a full disk) does not end the process. */
export function outliveOutput(streams: readonly NodeJS.EventEmitter[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}

/** Redirects the console of rendered pages to the log. */
export function captureConsole(log: Log): void {
  console.error = (...parts: unknown[]) => {
    log.error('console', { text: format(...parts) });
  };
  console.warn = (...parts: unknown[]) => {
    log.warn('console', { text: format(...parts) });
  };
}

/** The message of a thrown value. */
export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
