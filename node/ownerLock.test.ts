import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLiveOwner, takeLock } from './ownerLock.mjs';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'build.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

/** Many starts at once. @returns how many got the lock */
async function takers(): Promise<number> {
  const taken = await Promise.all(Array.from({ length: 12 }, () => takeLock(file)));
  const locks = taken.flatMap((lock) => (lock.owner === undefined ? [lock] : []));
  await Promise.all(locks.map((lock) => lock.release()));
  return locks.length;
}

test.each([
  ['free', () => Promise.resolve()],
  ['of a killed owner', () => writeFile(file, JSON.stringify({ pid: deadPid(), started: '1' }))],
  ['of an earlier process with an id that lives', () => writeFile(file, `{"pid":1,"started":"0"}`)],
  ['cut by a full disk', () => writeFile(file, '{"pi')],
  [
    'of a killed owner, and a start was killed while it took that over',
    async () => {
      await writeFile(file, JSON.stringify({ pid: deadPid(), started: '1' }));
      await writeFile(`${file}.takeover`, JSON.stringify({ pid: deadPid(), started: '1' }));
    },
  ],
])('one of many starts at once gets a lock that is %s', async (_name, prepare) => {
  for (let round = 0; round < 10; round++) {
    await prepare();
    expect(await takers()).toBe(1);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a killed owner is held until its helper is gone', async () => {
  const script = 'setInterval(() => {}, 60_000); console.log("ready")';
  const helper = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(helper.stdout, 'data');
  const code = `import { takeLock } from './node/ownerLock.mjs';
    const lock = await takeLock(process.argv[1]);
    await lock.holdWith(Number(process.argv[2]));
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code, file, String(helper.pid)],
    { cwd: path.join(__dirname, '..') },
  );
  expect(signal).toBe('SIGKILL');
  expect(await findLiveOwner(file)).toBeDefined();
  expect((await takeLock(file)).owner).toBeDefined();
  helper.kill('SIGKILL');
  await once(helper, 'exit');
  expect(await takers()).toBe(1);
});

test('a lock that cannot be written is an error', async () => {
  await expect(takeLock(path.join(folder, 'missing', 'build.lock'))).rejects.toThrow('ENOENT');
});
