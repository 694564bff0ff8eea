import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Whether a process has ended and only waits for its parent to notice: in a container without an
 * init process, an orphan stays so for ever.
 */
function isDefunct(pid) {
  if (process.platform !== 'linux') return false;
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Whether a process with this id lives, whoever owns it. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !isDefunct(pid);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Sends a signal; a process that is gone already is fine. */
export function signal(pid, name) {
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
export async function startOfProcess(pid, platform = process.platform) {
  if (platform === 'linux') {
    try {
      const line = await readFile(`/proc/${pid}/stat`, 'utf8');
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
export async function commandOfProcess(pid, platform = process.platform) {
  if (platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
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
export async function waitForEnd(pid, limitMs) {
  const deadlineMs = Date.now() + limitMs;
  while (isAlive(pid)) {
    if (Date.now() > deadlineMs) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
