import { chmod, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sendRequest, serve, stopServing } from '../../server/testing/http';
import { changed, copyOfShop, removeShops } from '../../shop-file/testing/shopFolder';
import { STUDIO, type SaveResult, type StudioCheck, type StudioFile } from './contract';
import { studioHandler } from './studioHandler';
import { placed, studioShop } from './studioShop';

afterEach(async () => {
  await stopServing();
  await removeShops();
});

/** A studio for a copy of the built-in shop. */
async function studio() {
  const file = await copyOfShop();
  const folder = path.dirname(file);
  const onSaved = jest.fn(() => Promise.resolve());
  const handler = studioHandler(studioShop(file, onSaved), folder);
  const origin = await serve((request, response) => {
    void handler(request, response, request.url ?? '').then((isStudio) => {
      if (!isStudio) response.end('page');
    });
  });
  const own = { origin, 'content-type': 'application/json' };
  return {
    file,
    folder,
    origin,
    onSaved,
    text: () => readFile(file, 'utf8'),
    get: (pathname: string, headers = {}) => sendRequest(origin + pathname, { headers }),
    read: async () => JSON.parse((await sendRequest(origin + STUDIO.file)).text) as StudioFile,
    check: async (text: string) => {
      const response = await sendRequest(origin + STUDIO.check, {
        method: 'POST',
        headers: own,
        body: text,
      });
      return JSON.parse(response.text) as StudioCheck;
    },
    put: (body: string, hash: string, headers: Readonly<Record<string, string>> = {}) =>
      sendRequest(origin + STUDIO.file, {
        method: 'PUT',
        headers: { ...own, 'if-match': `"${hash}"`, ...headers },
        body,
      }),
  };
}

const resultOf = (response: { readonly text: string }) => JSON.parse(response.text) as SaveResult;

test('gives the file, and the files that it may name', async () => {
  const { read, folder, text } = await studio();
  await symlink('/etc/hosts', path.join(folder, 'link.png'));
  const { value, names } = await read();
  expect(value).toEqual(JSON.parse(await text()));
  expect(names).toContain('logo.svg');
  expect(names).toContain('text.woff2');
  expect(names).not.toContain('LICENSES.md');
  expect(names).not.toContain('link.png');
});

test('shows an unsaved file: its texts in each language, its colours and fonts', async () => {
  const { check, text } = await studio();
  const { shown, faults } = await check(
    changed(await text(), {
      name: 'Shop of Tests',
      'theme.color.dark.$value': { colorSpace: 'srgb', components: [0, 0, 0.2] },
    }),
  );
  expect(faults).toEqual([]);
  expect(shown?.shops.en?.name).toBe('Shop of Tests');
  expect(shown?.shops.nl?.title).not.toBe(shown?.shops.en?.title);
  expect(shown?.shops.en?.logo).toBe(`${STUDIO.files}logo.svg`);
  expect(shown?.colors).toContain('--dark:#003');
  expect(shown?.colors).not.toContain('@font-face');
  expect(shown?.fonts).toMatch(/^@font-face\{font-family:Heading/);
  expect(shown?.fonts).toContain(`url(${STUDIO.files}text.woff2)`);
});

test.each([
  [{ 'contact.phone': 'call us' }, 'contact.phone', /^must be a phone number/],
  [{ 'platforms.1.url': 'javascript:x' }, 'platforms[1].url', /^must be a link/],
  [{ logo: '../secret.svg' }, 'logo', /^must be in the folder/],
  [{ logo: 'missing.svg' }, 'logo', /missing\.svg is not there/],
  [{ logo: 'cars.png' }, 'logo', /cars\.png is not there/],
  [{ colour: 'red' }, 'colour', /^is not known here$/],
])('says where %j is wrong, in the words of the start', async (changes, place, message) => {
  const { check, text } = await studio();
  const { faults } = await check(changed(await text(), changes));
  expect(faults).toEqual([{ place, message: expect.stringMatching(message) as string }]);
});

const pale = { colorSpace: 'srgb', components: [0.6, 0.8, 0.8], hex: '#99cccc' };

test('shows colours that are hard to read, with better ones, and does not write them', async () => {
  const { check, put, read, text } = await studio();
  const before = await text();
  const file = changed(before, { 'theme.color.primary.$value': pale });
  const { shown, faults, contrast } = await check(file);
  expect(faults).toEqual([]);
  expect(shown?.colors).toContain('--primary:#9cc');
  const white = contrast.find(({ pair }) => pair.join() === 'white,primary');
  expect(white?.suggestion.name).toBe('theme.color.primary');
  expect(white?.ratio).toBeLessThan(white?.needed ?? 0);
  const result = resultOf(await put(file, (await read()).hash));
  expect(result.kind === 'refused' && result.faults.map(({ place }) => place)).toContain(
    'theme.color.primary',
  );
  expect(await text()).toBe(before);
});

test('says that what is sent is no JSON', async () => {
  const { check } = await studio();
  const { faults, shown } = await check('{"name": ');
  expect(faults).toEqual([
    { place: '', message: expect.stringContaining('is not JSON') as string },
  ]);
  expect(shown).toBeUndefined();
});

test('looks at pictures again when they are others', async () => {
  const { check, text, folder } = await studio();
  const now = await text();
  expect((await check(now)).faults).toEqual([]);
  await writeFile(path.join(folder, 'cars.webp'), 'no picture');
  expect((await check(now)).faults).toEqual([
    { place: 'platforms[0].picture', message: expect.stringContaining('cars.webp') as string },
  ]);
});

test('writes the file as editors find it, and nothing besides', async () => {
  const { read, put, text, file, folder, onSaved } = await studio();
  const original = await readFile(
    path.resolve(__dirname, '../../shops/dushi-market/shop.json'),
    'utf8',
  );
  await writeFile(file, original);
  await chmod(file, 0o640);
  const names = await readdir(folder);
  const { value, hash } = await read();
  const saved = resultOf(await put(JSON.stringify({ ...value, name: 'Shop of Tests' }), hash));
  expect(await text()).toBe(original.replace('"name": "Dushi Market"', '"name": "Shop of Tests"'));
  expect(saved).toEqual({ kind: 'saved', hash: (await read()).hash });
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(await readdir(folder)).toEqual(names);
  expect((await stat(file)).mode & 0o777).toBe(0o640);
});

test('keeps the ends of lines, and writes to where a link leads', async () => {
  const { read, put, text, file, folder } = await studio();
  const real = path.join(folder, 'real.json');
  await writeFile(real, JSON.stringify(JSON.parse(await text()), null, 2).replaceAll('\n', '\r\n'));
  await rm(file);
  await symlink('real.json', file);
  const { value, hash } = await read();
  await put(JSON.stringify({ ...value, name: 'Shop of Tests' }), hash);
  const written = await readFile(real, 'utf8');
  expect(written).toContain('"name": "Shop of Tests",\r\n');
  expect(written).not.toMatch(/[^\r]\n/);
});

test('writes nothing over a file that has changed meanwhile', async () => {
  const { read, put, file, text } = await studio();
  const { value, hash } = await read();
  await writeFile(file, changed(await text(), { name: 'By hand' }));
  const result = resultOf(await put(JSON.stringify({ ...value, name: 'By studio' }), hash));
  expect(result).toEqual({ kind: 'changed meanwhile' });
  expect(await text()).toContain('By hand');
});

test('of two that save at the same time, one wins', async () => {
  const { read, put } = await studio();
  const { value, hash } = await read();
  const results = await Promise.all(
    ['First', 'Second'].map(async (name) => put(JSON.stringify({ ...value, name }), hash)),
  );
  expect(results.map((result) => resultOf(result).kind).sort()).toEqual([
    'changed meanwhile',
    'saved',
  ]);
});

test.each([
  ['a fault of form', { id: 'Not Short' }, 'id'],
  ['a picture outside of the folder', { sharePicture: '../share.png' }, 'sharePicture'],
  ['a picture that is not there', { sharePicture: 'none.png' }, 'sharePicture'],
])('writes nothing with %s', async (_, changes, place) => {
  const { read, put, text } = await studio();
  const before = await text();
  const { hash } = await read();
  expect(resultOf(await put(changed(before, changes), hash))).toEqual({
    kind: 'refused',
    faults: [{ place, message: expect.any(String) as string }],
  });
  expect(await text()).toBe(before);
});

test.each<[string, Readonly<Record<string, string>>, number]>([
  ['of another site', { origin: 'https://evil.example' }, 403],
  ['of another server on this machine', { origin: 'http://127.0.0.1:1' }, 403],
  ['without an origin', { origin: '' }, 403],
  ['to a name that another site may own', { host: 'rebound.example' }, 403],
  ['that was passed on', { 'x-forwarded-for': '192.0.2.1' }, 403],
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

test('refuses what is too large, and what it does not know', async () => {
  const { put, get, check, text } = await studio();
  expect((await put('x'.repeat(1_100_000), 'hash')).status).toBe(413);
  expect((await get('/__studio/other')).status).toBe(404);
  expect((await get('/about')).text).toBe('page');
  expect((await check(await text())).faults).toEqual([]);
});

test('a file that is no JSON cannot be edited, and says why', async () => {
  const { get, file } = await studio();
  await writeFile(file, '{"name": }');
  const { status, text } = await get(STUDIO.file);
  expect([status, text]).toEqual([422, expect.stringMatching(/is not JSON/)]);
  await writeFile(file, '[]');
  expect((await get(STUDIO.file)).text).toContain('must be an object');
});

test('serves pictures and fonts of the folder, and nothing else', async () => {
  const { get } = await studio();
  const picture = await get(`${STUDIO.files}cars.webp`);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  const drawing = await get(`${STUDIO.files}logo.svg`);
  expect(drawing.headers['content-security-policy']).toContain("default-src 'none'");
  for (const name of [
    'shop.json',
    'LICENSES.md',
    'none.png',
    '../shop.png',
    '..%2f..%2fetc%2fpasswd.png',
    '%ff.png',
  ]) {
    expect([name, (await get(STUDIO.files + name)).status]).toEqual([name, 404]);
  }
});

test.each([
  ['platforms[2].url: must be a link', 'platforms[2].url', 'must be a link'],
  ['theme.color.primary.$value.hex: must be', 'theme.color.primary.$value.hex', 'must be'],
  ['is not JSON: line 1', '', 'is not JSON: line 1'],
  ['["odd: name"]: is not known here', '', '["odd: name"]: is not known here'],
])('%s', (line, place, message) => {
  expect(placed(line)).toEqual({ place, message });
});
