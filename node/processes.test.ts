import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandOfProcess, isAlive, signal, startOfProcess, waitForEnd } from './processes.mjs';

const NO_PROCESS = 4_194_400;
const END_LIMIT_MS = 30_000;

test('a process that nobody has waited for is not alive', async () => {
  // The shell becomes a program that never looks what became of its child.
  const parent = spawn('/bin/sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
  expect(await waitForEnd(Number(line), END_LIMIT_MS)).toBe(true);
  expect(isAlive(parent.pid ?? 0)).toBe(true);
  parent.kill('SIGKILL');
});

test.each(['linux', 'darwin'] as const)(
  'tells a process from others, as on %s',
  async (platform) => {
    const script = "console.log('ready'); setInterval(() => {}, 60_000)";
    const child = spawn(process.execPath, ['-e', script, 'a-name-to-find']);
    const pid = child.pid ?? 0;
    // Until it runs the program, it is a copy of this process.
    await once(child.stdout, 'data');
    expect(await commandOfProcess(pid, platform)).toContain('a-name-to-find');
    const started = await startOfProcess(pid, platform);
    expect(started).not.toBe('');
    expect(await startOfProcess(pid, platform)).toBe(started);
    expect(isAlive(pid)).toBe(true);
    expect(await waitForEnd(pid, 50)).toBe(false);
    signal(pid, 'SIGKILL');
    expect(await waitForEnd(pid, END_LIMIT_MS)).toBe(true);
    signal(pid, 'SIGKILL');
    expect(await commandOfProcess(NO_PROCESS, platform)).toBe('');
    expect(await startOfProcess(NO_PROCESS, platform)).toBe('');
    expect(isAlive(NO_PROCESS)).toBe(false);
  },
);
