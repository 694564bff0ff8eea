import { clearInterval, setInterval } from 'node:timers';

const POLL_MS = 500;

/**
 * npm runs a command in a shell. A `kill` of npm ends npm and the shell, and the command, which no
 * signal has reached, would go on and keep its port.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}
