import { chmod, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { findServiceUser, reachableBinaries, reachableDataDir } from './serviceUser';

const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const PLACE = /^\/var\/tmp\/dushi-market-[\da-f]{12}/;

let home: string;
const places: string[] = [];
beforeEach(async () => {
  home = await temporaryFolder();
});
afterEach(async () => {
  for (const place of [home, ...places.splice(0)])
    await rm(place, { recursive: true, force: true });
});

const remember = (place: string) => {
  const [folder] = PLACE.exec(place) ?? [];
  if (folder !== undefined) places.push(folder);
  return place;
};

test('an ordinary user runs the database as itself; root as somebody else', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1000);
  expect(await findServiceUser()).toBeUndefined();
  jest.spyOn(process, 'getuid').mockReturnValue(0);
  const found = await findServiceUser();
  expect(found?.uid).toBeGreaterThan(0);
  expect(found?.gid).toBeGreaterThan(0);
});

test('a user id without a name is told of DATABASE_URL', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(12_345);
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  });
  await expect(findServiceUser()).rejects.toThrow(
    'PostgreSQL does not run as user 12345, which has no name on this machine: set DATABASE_URL.',
  );
});

test.each([0o077, 0o027])('a mask of %o closes neither data nor binaries', async (mask) => {
  const native = path.join(home, 'native');
  await mkdir(path.join(native, 'bin'), { recursive: true });
  const program = path.join(native, 'bin', 'postgres');
  await writeFile(program, 'program', { mode: 0o700 });
  await chmod(path.join(native, 'bin'), 0o700);
  await chmod(home, 0o700);
  const before = process.umask(mask);
  try {
    const dataDir = remember(await reachableDataDir(path.join(home, 'data'), user));
    const modeOf = async (at: string) => ((await stat(at)).mode & 0o777).toString(8);
    expect(await modeOf(dataDir)).toBe('755');
    // As an earlier start left it.
    await chmod(dataDir, 0o700);
    await reachableDataDir(path.join(home, 'data'), user);
    expect(await modeOf(dataDir)).toBe('755');
    const { pgCtl, native: copy } = await reachableBinaries(
      { native, pgCtl: program, initdb: program },
      user,
    );
    remember(copy);
    expect(await Promise.all([copy, path.dirname(pgCtl), pgCtl].map(modeOf))).toEqual([
      '755',
      '755',
      '755',
    ]);
  } finally {
    process.umask(before);
  }
});

test('data stays where it is when its user can get there', async () => {
  const dataDir = path.join(home, 'new', 'data');
  expect(await reachableDataDir(dataDir, user)).toBe(dataDir);
  await chmod(home, 0o700);
  expect(await reachableDataDir(dataDir, undefined)).toBe(dataDir);
});

test('data goes to the same reachable place again and again under a private home', async () => {
  await chmod(home, 0o700);
  const place = remember(await reachableDataDir(path.join(home, 'data'), user));
  expect(place).toMatch(PLACE);
  expect(await reachableDataDir(path.join(home, 'data'), user)).toBe(place);
  expect(remember(await reachableDataDir(path.join(home, 'other'), user))).not.toBe(place);
});

test('a place that is no folder of ours is not used', async () => {
  await chmod(home, 0o700);
  const place = remember(await reachableDataDir(path.join(home, 'data'), user));
  await rm(place, { recursive: true });
  await mkdir(path.join(home, 'theirs'));
  await symlink(path.join(home, 'theirs'), place);
  await expect(reachableDataDir(path.join(home, 'data'), user)).rejects.toThrow(
    `${place} belongs to somebody else`,
  );
});

test('binaries are copied once to where their user can get', async () => {
  const native = path.join(home, 'native');
  await mkdir(path.join(native, 'bin'), { recursive: true });
  await writeFile(path.join(native, 'bin', 'postgres'), 'program');
  const binaries = {
    native,
    pgCtl: path.join(native, 'bin', 'postgres'),
    initdb: path.join(native, 'bin', 'initdb'),
  };
  expect(await reachableBinaries(binaries, user)).toBe(binaries);
  await chmod(home, 0o700);
  expect(await reachableBinaries(binaries, undefined)).toBe(binaries);
  const copied = await reachableBinaries(binaries, user);
  remember(copied.native);
  expect(await readFile(copied.pgCtl, 'utf8')).toBe('program');
  expect(copied.initdb).toBe(path.join(copied.native, 'bin', 'initdb'));
  expect(await reachableBinaries(binaries, user)).toEqual(copied);
});
