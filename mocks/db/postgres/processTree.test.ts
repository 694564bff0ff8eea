import { spawn } from 'node:child_process';
import { commandOfProcess, isAlive, signal, startOfProcess, waitForEnd } from './processTree';

const NO_PROCESS = 4_194_400;

test('a process that nobody has waited for is not alive', async () => {
  // The shell becomes a program that never asks what became of its child.
  const parent = spawn('/bin/sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve) => {
    parent.stdout.once('data', (chunk: Buffer) => {
      resolve(chunk.toString());
    });
  });
  expect(await waitForEnd(Number(line), 10_000)).toBe(true);
  expect(isAlive(parent.pid ?? 0)).toBe(true);
  parent.kill('SIGKILL');
});

test.each(['linux', 'darwin'] as const)(
  'tells a process from others, as on %s',
  async (platform) => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)', 'a-name-to-find']);
    const pid = child.pid ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await commandOfProcess(pid, platform)).toContain('a-name-to-find');
    const started = await startOfProcess(pid, platform);
    expect(started).not.toBe('');
    expect(await startOfProcess(pid, platform)).toBe(started);
    expect(isAlive(pid)).toBe(true);
    expect(await waitForEnd(pid, 50)).toBe(false);
    signal(pid, 'SIGKILL');
    expect(await waitForEnd(pid, 10_000)).toBe(true);
    signal(pid, 'SIGKILL');
    expect(await commandOfProcess(NO_PROCESS, platform)).toBe('');
    expect(await startOfProcess(NO_PROCESS, platform)).toBe('');
    expect(isAlive(NO_PROCESS)).toBe(false);
  },
);
