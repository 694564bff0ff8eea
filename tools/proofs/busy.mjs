import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { root } from '../../scripts/lib/buildOnce.mjs';

// `npm test` passes twice in a row while every core is busy with other work. It stops at the first
// failure. `npm run proof -- busy 1` runs it once.
const RUNS = 2;
/** Time limit of a run, which has half of each core or less beside busy loops. */
const LIMIT_MINUTES = 60;

const MINUTE_MS = 60_000;
const count = Number(process.argv[2] ?? RUNS);
const children = new Set();

/** Starts a program in its own process group, so that its children end with it. */
function start(command, args, stdio) {
  const child = spawn(command, args, { cwd: root, stdio, detached: true });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

function end(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Resolves with the failure of a run of the tests, or null. */
function test() {
  return new Promise((resolve) => {
    const child = start('npm', ['test'], 'inherit');
    const timer = setTimeout(() => {
      end(child);
      resolve(`took longer than ${LIMIT_MINUTES} minutes`);
    }, LIMIT_MINUTES * MINUTE_MS);
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      resolve(code === 0 ? null : `failed (${signal ?? code})`);
    });
  });
}

const endAll = () => children.forEach(end);
process.once('exit', endAll);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const lines = [];
let failure = null;
for (let number = 1; number <= count && !failure; number++) {
  const loops = Array.from({ length: availableParallelism() }, () =>
    start(process.execPath, ['-e', 'for (;;);'], 'ignore'),
  );
  const startedAtMs = performance.now();
  failure = await test();
  loops.forEach(end);
  const minutes = ((performance.now() - startedAtMs) / MINUTE_MS).toFixed(1);
  lines.push(`run ${number}: ${minutes} minutes, ${failure ?? 'passed'}`);
  console.log(`\n${lines.join('\n')}\n`);
}
process.exit(failure || lines.length === 0 ? 1 : 0);
