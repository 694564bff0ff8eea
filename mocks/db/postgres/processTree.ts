import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Whether a process has ended and only waits for its parent to notice: in a container without an
 * init process, an orphan stays so for ever.
 */
function isDefunct(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${String(pid)}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process with this id lives, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isDefunct(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Sends a signal; a process that is gone already is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone in the meantime.
  }
}

/**
 * A text that differs between a process and a later one with the same id: its start in clock ticks since
 * boot, or its start time as `ps` prints it. Empty where neither is known.
 */
export async function startOfProcess(pid: number, platform = process.platform): Promise<string> {
  if (platform === 'linux') {
    try {
      const line = await readFile(`/proc/${String(pid)}/stat`, 'utf8');
      // The name in brackets may hold spaces: count the fields after it.
      return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    } catch {
      return '';
    }
  }
  return run('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/** The command line of a process; empty where it is not known. */
export async function commandOfProcess(pid: number, platform = process.platform): Promise<string> {
  if (platform === 'linux') {
    return readFile(`/proc/${String(pid)}/cmdline`, 'utf8').then(
      (line) => line.replaceAll('\0', ' '),
      () => '',
    );
  }
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

const POLL_MS = 20;

/** Waits until a process is gone; false when it still lives after `limitMs`. */
export async function waitForEnd(pid: number, limitMs: number): Promise<boolean> {
  const deadlineMs = Date.now() + limitMs;
  while (isAlive(pid)) {
    if (Date.now() > deadlineMs) return false;
    await delay(POLL_MS);
  }
  return true;
}
