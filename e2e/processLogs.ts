import type { ChildProcess } from 'node:child_process';

/** What a process has printed so far, for the report of a failed test. */
export interface ProcessLog {
  readonly name: string;
  readonly lines: readonly string[];
}

/** A development server builds the whole shop first: beside other work that takes minutes. Only ends what hangs. */
const START_LIMIT_MS = 300_000;
/** Of a hook or fixture with a start in it: longer, so that one that hangs is reported with what it has printed. */
export const HOOK_LIMIT_MS = START_LIMIT_MS + 10_000;

const LOG_LINES_MAX = 5_000;

/** Logs of the processes that run for this worker, and of those that were stopped during the present test. */
const logs = new Set<ProcessLog>();
const stoppedLogs = new Set<ProcessLog>();

export function processLogs(): readonly ProcessLog[] {
  return [...logs];
}

/** Says that a process was stopped: the next test has nothing to do with it. */
export function markStopped(log: ProcessLog): void {
  stoppedLogs.add(log);
}

/** Forgets the logs of processes that were stopped during the test before. */
export function forgetStopped(): void {
  for (const log of stoppedLogs) logs.delete(log);
  stoppedLogs.clear();
}

/** Keeps the last lines that a process prints, and how it ends. */
export function recordLog(child: ChildProcess, name: string): ProcessLog {
  const lines: string[] = [];
  const add = (line: string) => {
    if (line === '') return;
    lines.push(line);
    if (lines.length > LOG_LINES_MAX) lines.shift();
  };
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      parts.forEach(add);
    });
    stream?.once('end', () => {
      add(rest);
    });
  }
  child.once('exit', (code, signal) => {
    add(`(ended: ${signal ?? String(code)})`);
  });
  const log = { name, lines };
  logs.add(log);
  return log;
}

/** What a pattern finds in a log, once it is printed there. A process that is too late is killed. */
export async function printed(
  child: ChildProcess,
  { name, lines }: ProcessLog,
  pattern: RegExp,
): Promise<string> {
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (how: string) => {
        reject(new Error(`${name} ${how}:\n${lines.join('\n')}`));
      };
      child.stdout?.on('data', () => {
        const found = pattern.exec(lines.join('\n'))?.[1];
        if (found !== undefined) resolve(found);
      });
      AbortSignal.timeout(START_LIMIT_MS).addEventListener('abort', () => {
        fail('did not start in time');
      });
      child.once('close', () => {
        fail('ended');
      });
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
