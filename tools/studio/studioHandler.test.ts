import { chmod, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sendRequest, serve, stopServing } from '../../server/testing/http';
import { changed, copyOfShop, removeShops } from '../../shop-file/testing/shopFolder';
import { STUDIO, type SaveResult, type StudioCheck, type StudioFile } from './contract';
import { studioHandler } from './studioHandler';

afterEach(async () => {
  await stopServing();
  await removeShops();
});

/** A studio for a copy of the built-in shop. */
async function studio() {
  const file = await copyOfShop();
  const onSaved = jest.fn(() => Promise.resolve());
  const handler = studioHandler(file, onSaved);
  const origin = await serve((request, response) => {
    void handler(request, response, request.url ?? '').then((isStudio) => {
      if (!isStudio) response.end('page');
    });
  });
  const own = { origin, 'content-type': 'application/json' };
  const sent = (method: string, address: string, body: string, headers = {}) =>
    sendRequest(origin + address, { method, headers: { ...own, ...headers }, body });
  const put = (body: string, hash: string, headers: Readonly<Record<string, string>> = {}) =>
    sent('PUT', STUDIO.file, body, { 'if-match': `"${hash}"`, ...headers });
  return {
    file,
    folder: path.dirname(file),
    onSaved,
    text: () => readFile(file, 'utf8'),
    get: (pathname: string) => sendRequest(origin + pathname),
    read: async () => JSON.parse((await sendRequest(origin + STUDIO.file)).text) as StudioFile,
    check: async (text: string) =>
      JSON.parse((await sent('POST', STUDIO.check, text)).text) as StudioCheck,
    put,
    save: async (text: string, hash: string) =>
      JSON.parse((await put(text, hash)).text) as SaveResult,
  };
}

const pale = { colorSpace: 'srgb', components: [0.6, 0.8, 0.8], hex: '#99cccc' };

test('paints an unsaved theme: colours, contrast faults with better colours, fonts', async () => {
  const { check, read, save, text } = await studio();
  const before = await text();
  expect((await read()).fonts).toEqual(['heading.woff2', 'text.woff2']);
  const file = changed(before, { 'theme.color.primary.$value': pale });
  const { shown, faults, contrast } = await check(file);
  expect(faults).toEqual([]);
  expect(shown?.colors).toContain('--primary:#9cc');
  expect(shown?.fonts).toContain(`url(${STUDIO.fonts}text.woff2)`);
  const white = contrast.find(({ pair }) => pair.join() === 'white,primary');
  expect(white?.suggestion.name).toBe('theme.color.primary');
  const result = await save(file, (await read()).hash);
  expect(result.kind === 'refused' && result.faults.join()).toContain('theme.color.primary: ');
  expect(await text()).toBe(before);
});

test.each([
  [{ 'theme.radius.card.$value': 'round' }, /^theme\.radius\.card\.\$value: must be a dimension/],
  [{ 'fonts.text.file': 'none.woff2' }, /^fonts\.text\.file: none\.woff2 is not there/],
  [{ 'fonts.heading.file': '../x.woff2' }, /^fonts\.heading\.file: must be in the folder/],
])('names the fault of %j, and does not write it', async (changes, line) => {
  const { check, save, read, text } = await studio();
  const before = await text();
  const file = changed(before, changes);
  const faults = [expect.stringMatching(line) as string];
  expect((await check(file)).faults).toEqual(faults);
  expect(await save(file, (await read()).hash)).toEqual({ kind: 'refused', faults });
  expect(await text()).toBe(before);
});

test('writes the file formatted as before, and nothing besides', async () => {
  const { read, save, text, file, folder, onSaved } = await studio();
  const original = await readFile(
    path.resolve(__dirname, '../../shops/dushi-market/shop.json'),
    'utf8',
  );
  await writeFile(file, original);
  await chmod(file, 0o640);
  const names = await readdir(folder);
  const { value, hash } = await read();
  const saved = await save(JSON.stringify({ ...value, name: 'Shop of Tests' }), hash);
  expect(await text()).toBe(original.replace('"name": "Dushi Market"', '"name": "Shop of Tests"'));
  expect(saved).toEqual({ kind: 'saved', hash: (await read()).hash });
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(await readdir(folder)).toEqual(names);
  expect((await stat(file)).mode & 0o777).toBe(0o640);
});

test('keeps the ends of lines, and writes to the target of a link', async () => {
  const { read, save, text, file, folder } = await studio();
  const real = path.join(folder, 'real.json');
  await writeFile(real, JSON.stringify(JSON.parse(await text()), null, 2).replaceAll('\n', '\r\n'));
  await rm(file);
  await symlink('real.json', file);
  const { value, hash } = await read();
  await save(JSON.stringify({ ...value, name: 'Shop of Tests' }), hash);
  const written = await readFile(real, 'utf8');
  expect(written).toContain('"name": "Shop of Tests",\r\n');
  expect(written).not.toMatch(/[^\r]\n/);
});

test('of two that save at the same time, one wins', async () => {
  const { read, save } = await studio();
  const { value, hash } = await read();
  const results = await Promise.all(
    ['First', 'Second'].map((name) => save(JSON.stringify({ ...value, name }), hash)),
  );
  expect(results.map(({ kind }) => kind).sort()).toEqual(['changed meanwhile', 'saved']);
});

test.each<[string, Readonly<Record<string, string>>, number]>([
  ['of another site', { origin: 'https://evil.example' }, 403],
  ['of another server on this machine', { origin: 'http://127.0.0.1:1' }, 403],
  ['without an origin', { origin: '' }, 403],
  ['to a name that another site may own', { host: 'rebound.example' }, 403],
  ['that was forwarded', { 'x-forwarded-for': '192.0.2.1' }, 403],
  ['as forms send it', { 'content-type': 'text/plain' }, 415],
  ['that names no file', { 'if-match': '*' }, 428],
])('refuses a request %s', async (_, headers, status) => {
  const { read, put, text } = await studio();
  const before = await text();
  const { hash, value } = await read();
  expect((await put(JSON.stringify({ ...value, name: 'Evil' }), hash, headers)).status).toBe(
    status,
  );
  expect(await text()).toBe(before);
});

test('refuses a large body, an unknown address and a file that is not JSON', async () => {
  const { put, get, file } = await studio();
  expect((await put('x'.repeat(1_100_000), 'hash')).status).toBe(413);
  expect((await get('/__studio/other')).status).toBe(404);
  expect((await get('/about')).text).toBe('page');
  await writeFile(file, '{"name": }');
  const { status, text } = await get(STUDIO.file);
  expect([status, text]).toEqual([422, expect.stringMatching(/is not JSON/)]);
});

test('serves fonts of the folder, and nothing else', async () => {
  const { get } = await studio();
  const font = await get(`${STUDIO.fonts}text.woff2`);
  expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
  for (const name of ['shop.json', 'none.woff2', '..%2f..%2fetc%2fx.woff2', '%ff.woff2']) {
    expect([name, (await get(STUDIO.fonts + name)).status]).toEqual([name, 404]);
  }
});
