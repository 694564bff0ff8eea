import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive, waitForEnd } from '../../../node/processes.mjs';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { endServer, startPostgres } from './postgresProcess';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (program: string) =>
  startPostgres({
    binaries: { native: folder, initdb: program, postgres: program },
    cluster: folder,
    logFile: path.join(folder, 'log'),
    port: 1,
    user: undefined,
    url: 'postgres://nobody@127.0.0.1:1/none',
    durable: false,
  });

test('a program that cannot be run is an error, not a crash', async () => {
  await expect(start(path.join(folder, 'nothing'))).rejects.toThrow(
    'The embedded PostgreSQL did not start',
  );
});

test('a program that ends at once is an error with what it said', async () => {
  const program = path.join(folder, 'program');
  await writeFile(program, '#!/bin/sh\necho the reason\nexit 1\n', { mode: 0o755 });
  await expect(start(program)).rejects.toThrow('did not start. Its log says: the reason');
});

test('a server that ignores the fast shutdown is ended all the same', async () => {
  const script = `process.on('SIGINT', () => {}); console.log('ready'); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const pid = child.pid ?? 0;
  await endServer(pid);
  expect(isAlive(pid)).toBe(false);
  expect(await waitForEnd(pid, 0)).toBe(true);
});
