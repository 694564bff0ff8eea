import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { BUILT_IN_SHOP, readShop } from '../../shop-file/readShop';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { paths, vehiclesPath } from '../../src/shared/config/paths';
import { setShop } from '../../src/shared/shop/currentShop';
import { servedShop } from '../servedShop';
import { builtTestShop, lists } from '../testing/builtTestShop';
import { sendRequest, serve } from '../testing/http';
import { type CheckedHosts, checkBackend } from './checkBackend';
import { checkedCalls } from './checkedCalls';
import { readBody } from './readBody';
import { reportLines } from './reportLines';

const shop = builtTestShop({ changes: { languages: ['en'] } });

const children: ChildProcess[] = [];

/** Starts a file of `examples` on a free port; resolves with its origin. */
function startExample(file: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const child = spawn(process.execPath, [`examples/${file}`], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [origin] = /http:\S+/.exec(chunk.toString()) ?? [];
      if (origin !== undefined) resolve(origin);
    });
  });
}

const example = { origin: '' };

beforeAll(async () => {
  setShop((await servedShop(await readShop(BUILT_IN_SHOP))).shops);
  example.origin = await startExample('backend.mjs');
});

afterAll(() => {
  for (const child of children) child.kill();
});

beforeEach(() => {
  // Warnings of pages about the same items.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const hosts = (origin: string, shopOrigin: string | null = null): CheckedHosts => ({
  api: origin,
  listings: origin,
  shop: shopOrigin,
});

/** A page with all its content: one that missed its deadline on a busy machine may not be stored. */
async function completePage(url: string): Promise<string> {
  for (;;) {
    const { headers, text } = await sendRequest(url);
    if (headers['cache-control'] !== 'no-store') return text;
  }
}

test('the backend of the guide has no fault, for a server and for browsers', async () => {
  const reports = await checkBackend(hosts(example.origin, 'https://shop.example'));
  expect(
    reports.map(({ call, items, pictures, faults, notes }) => [
      call,
      items,
      pictures,
      faults,
      notes,
    ]),
  ).toEqual([
    ...checkedCalls.map((call, index) => [
      `GET ${call.path}`,
      ['1 of 1', '1 of 1', '2 of 2', '1 of 1', '1 of 1'][index],
      ['1 of 1', '1 of 1', '-', '1 of 1', '2 of 2'][index],
      [],
      [],
    ]),
    ...[backendPaths.bannerImpression, backendPaths.bannerClick].map((path) => [
      `OPTIONS ${path}`,
      ...['-', '-', [], []],
    ]),
  ]);
  const [head, first = ''] = reportLines(reports);
  expect(head).toMatch(/^call +status +ms +items +pictures +cors +language +cache$/);
  expect(first).toMatch(
    /^GET \/api\/v1\/banners\?status=active +200 +\d+ +1 of 1 +1 of 1 +\* +en +max-age=60$/,
  );
  expect(reportLines(reports).at(-1)).toBe('No faults.');
});

test('the shop shows all of the backend of the guide', async () => {
  const { origin: backend } = example;
  const origin = await shop.start({
    API_HOST_INTERNAL: backend,
    REALESTATE_HOST_INTERNAL: backend,
  });
  const home = await completePage(`${origin}/`);
  for (const text of ['Ride the island', 'Snorkel set', 'Off-road']) expect(home).toContain(text);
  expect(await completePage(origin + paths.bikes)).toContain('City scooter');
  const type = `${backendPaths.pictures}/vehicles/suv.webp`;
  expect((await sendRequest(origin + type)).headers['content-type']).toBe('image/webp');
});

test('the adapter of Strapi makes the calls of its recorded responses', async () => {
  const recorded = JSON.parse(
    readFileSync('examples/adapters/recorded/strapi.json', 'utf8'),
  ) as Record<string, unknown>;
  const asked: (string | undefined)[] = [];
  const strapi = await serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://strapi.invalid');
    asked.push(request.headers.authorization);
    const body = recorded[`${pathname} ${searchParams.get('locale') ?? ''}`];
    response.writeHead(body === undefined ? 404 : 200).end(JSON.stringify(body));
  });
  const env = { SOURCE: strapi, AUTHORIZATION: 'Bearer secret', LANGUAGES: 'en,nl' };
  const adapter = await startExample('adapters/strapi.mjs', env);
  const [english, dutch] = await Promise.all(
    ['en', 'nl'].map(async (language) => {
      const headers = { 'Accept-Language': language };
      return sendRequest(`${adapter}${backendPaths.banners}`, { headers });
    }),
  );
  expect(new Set(asked)).toEqual(new Set(['Bearer secret']));
  expect(dutch?.headers['content-language']).toBe('nl');
  expect(english?.text).toContain('Ride the island');
  // What is not translated stays in the shop's own language.
  expect(dutch?.text).toMatch(/Rijd het eiland rond.*Snorkel days/);
  expect(dutch?.text).toMatch(/\/uploads\/[\w-]+\.webp\?v=\d+/);
  const reports = await checkBackend(hosts(adapter));
  expect(reports.map(({ items }) => items)).toEqual([
    '2 of 2',
    '2 of 2',
    '1 of 1',
    '1 of 1',
    '1 of 1',
  ]);
  const lost = await startExample('adapters/strapi.mjs', { SOURCE: 'http://127.0.0.1:1' });
  expect((await sendRequest(`${lost}${backendPaths.listings}`)).status).toBe(502);
});

test('the calls are those that the pages make', async () => {
  const origin = await shop.start();
  for (const page of ['/', paths.bikes, vehiclesPath()]) await sendRequest(origin + page);
  expect(new Set(shop.calls.map(({ url }) => url))).toEqual(
    new Set(checkedCalls.map((call) => call.path)),
  );
});

const named = (name: string) => {
  const call = checkedCalls.find(({ list }) => list.name === name);
  if (!call) throw new Error(`There is no call for ${name}`);
  return call;
};

test.each([
  ['products', { items: null }, ['the response is neither a list nor { "data": [...] }']],
  [
    'products',
    { meta: { page: 1 }, data: { items: [] } },
    [
      'the response is neither a list nor { "data": [...] }: its list is in data.items (examples/adapters/ maps such responses)',
    ],
  ],
  ['products', [{ name: 'A' }, null], ['[0] is dropped: no id', '[1] is dropped: no object']],
  ['products', { data: [{ id: 1, name: '' }] }, ['data[0] is dropped: no name']],
  [
    'products',
    [
      { id: 1, name: 'A' },
      { id: '1', name: 'B' },
    ],
    ['[1] is dropped: repeated id'],
  ],
  [
    'products',
    [{ id: 1, name: 'A', price: 'AWG 85', rating: '4.5', reviews: 0, discount: '' }],
    [],
  ],
  [
    'products',
    [{ id: 1, name: 'A', price: 'on request' }],
    ['[0].price is not shown: "on request" cannot be read'],
  ],
  ['products', [{ id: 1, name: 'A', rating: 9 }], ['[0].rating is not shown: 9 cannot be read']],
  [
    'products',
    [{ id: 1, name: 'A', link: 'shop.example' }],
    ['[0].link is not shown: "shop.example" cannot be read'],
  ],
  [
    'products',
    [{ id: 1, name: 'A', image: 'ftp://pictures.example/a.webp' }],
    ['[0].image: "ftp://pictures.example/a.webp" is no path below /static/uploads'],
  ],
  ['products', [{ id: 1, name: 'A', image: 7 }], ['[0].image: no path of a picture']],
  [
    'banners',
    [{ id: 1, bgGradient: 'blue' }],
    ['[0].bgGradient is not shown: "blue" cannot be read'],
  ],
  [
    'vehicle types',
    [{ id: 1, name: 'A', subcategories: [{ id: 2 }, { id: 3, name: 'B', count: '3' }] }],
    ['[0].subcategories[0] is dropped: no name'],
  ],
  ['listings', [{ id: 1, title: 'A', category: { slug: 'bike' } }], []],
  [
    'listings',
    [{ id: 1 }],
    [
      `None of 1 listings is a bike: their categoryId has no slug "bike" or "bikes": Bikes has 'No bikes found matching your criteria.'`,
    ],
  ],
  [
    'listings',
    {
      data: [{ id: 1, title: 'A', category_id: { slug: 'bike' } }],
      meta: { pagination: { total: 314 } },
    },
    [
      'the list is cut (meta.pagination.total: 314): the shop asks for no further page and shows these 1 only',
    ],
  ],
  [
    'banners',
    { data: [{ id: 1, banner_type: 'hero' }], total: 1, next: '/api/v1/banners?page=2' },
    [
      'the list is cut (next: /api/v1/banners?page=2): the shop asks for no further page and shows these 1 only',
    ],
  ],
  ['products', { data: [{ id: 1, name: 'A', original_price: '85.00' }], total: 90 }, []],
  ['listings', [{ id: 1 }, { id: 2, categoryId: 'bike' }], ['[1] is dropped: no title']],
])('of %s like %j it tells the faults', (name, body, faults) => {
  expect(readBody(named(name), body).faults).toEqual(faults);
});

test.each([
  ['products', [{ id: 1, name: 'A', sku: 'x', stock: 3 }], ['the shop does not read sku, stock']],
  [
    'products',
    [{ id: 1, name: 'A', priceBefore: 9, img: 'a.webp', pic: 'b.webp', raiting: 4, sku: 'x' }],
    [
      'the shop does not read priceBefore: did you mean originalPrice?',
      'the shop does not read img: did you mean image?',
      'the shop does not read pic: did you mean image?',
      'the shop does not read raiting: did you mean rating?',
      'the shop does not read sku',
    ],
  ],
  [
    'listings',
    [{ id: 1, title: 'A', categoryName: 'bike', category: 'bike', photos: ['a.webp'] }],
    ['the shop does not read photos: did you mean images?', 'the shop does not read categoryName'],
  ],
  [
    'vehicle types',
    [{ id: 1, name: 'A', image_url: 'a.webp', children: [] }],
    ['the shop does not read children: did you mean subcategories?'],
  ],
  ['products', [{ id: 1, name: 'A', image_alt: 'x', original_price: 9, link_url: '/a' }], []],
  [
    'banners',
    [
      { id: 1, bannerType: 'hero', isActive: false },
      { id: 2, banner_type: 'promotional', is_active: 0 },
    ],
    [
      "no banner is shown (2: isActive is false): Home has 'No Hero Banners Available' and no promo card",
      '[0] is not shown: isActive is false',
      '[1] is not shown: isActive is false',
    ],
  ],
  [
    'banners',
    [
      { id: 1, bannerType: 'hero', isActive: true, endDate: '2020-01-01' },
      { id: 2, bannerType: 'hero', isActive: true, startDate: '2900-01-01' },
      { id: 3, bannerType: 'hero', isActive: false, endDate: '2020-01-01' },
    ],
    [
      "no banner is shown (1: its endDate has passed; 1: its startDate has not come yet; 1: isActive is false): Home has 'No Hero Banners Available' and no promo card",
      '[0] is not shown: its endDate has passed',
      '[1] is not shown: its startDate has not come yet',
      '[2] is not shown: isActive is false',
    ],
  ],
  [
    'categories',
    [{ id: 1, name: 'Boats', slug: 'boats' }],
    [
      'no category is of the sidebar: it has the counts of the shop file, and no others',
      expect.stringMatching(
        /^\[0\] is not shown: no category of the sidebar has the slug "boats", only bikes, /,
      ),
    ],
  ],
  ['categories', [{ id: 1, name: 'Bikes', slug: 'bikes' }], []],
  [
    'banners',
    [
      { id: 1, bannerType: 'hero' },
      { id: 2, bannerType: 'hero' },
    ],
    ['[1] is not shown: no isActive: then only the first banner counts as active'],
  ],
  [
    'banners',
    [{ id: 1, bannerType: 'wide' }],
    [
      "no banner is shown (1: bannerType is neither hero nor promotional): Home has 'No Hero Banners Available' and no promo card",
      '[0] is not shown: bannerType is neither hero nor promotional',
    ],
  ],
])('of %s like %j it notes what may be meant so', (name, body, notes) => {
  expect(readBody(named(name), body)).toMatchObject({ faults: [], notes });
});

test('a listing without its category is told with what resembles it', () => {
  const { notes } = readBody(named('listings'), [{ id: 1, title: 'A', categoryName: 'bike' }]);
  expect(notes).toEqual(['the shop does not read categoryName: did you mean categoryId?']);
});

test.each(checkedCalls.map(({ list }) => [list.name, list] as const))(
  'the guide names every field of %s that is read',
  (name, { schema, selectors = {}, lists = {} }) => {
    const guide = readFileSync(path.resolve(__dirname, '../../docs/your-backend.md'), 'utf8');
    const heading = name.charAt(0).toUpperCase() + name.slice(1);
    const section = guide.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
    const nested = Object.values(lists).flatMap((list) => Object.keys(list.schema.fields));
    const fields = [...Object.keys({ ...schema.fields, ...selectors }), ...nested];
    const shared = ['_id', 'id'];
    expect(
      fields.filter((field) => !shared.includes(field) && !section.includes(`\`${field}\``)),
    ).toEqual([]);
  },
);

test('a Link header with a next page cuts a list', () => {
  const body = [{ id: 1, name: 'Bikes', slug: 'bikes' }];
  const { faults } = readBody(named('categories'), body, '</api?page=2>; rel="next"');
  expect(faults).toEqual([
    'the list is cut (Link: rel="next"): the shop asks for no further page and shows these 1 only',
  ]);
});

test('a backend that fails in other ways is told call by call', async () => {
  const responses: Readonly<Record<string, (url: string) => [number, string, string]>> = {
    [backendPaths.banners]: () => [500, 'application/json', '{}'],
    [backendPaths.featuredProducts]: () => [200, 'text/html', '<p>'],
    [backendPaths.categories]: () => [302, 'text/plain', ''],
    [backendPaths.vehicleTypes]: () => [
      200,
      'application/json',
      JSON.stringify(lists[backendPaths.vehicleTypes]),
    ],
    [`${backendPaths.pictures}/vehicles/suv.webp`]: () => [200, 'text/html', 'no picture'],
  };
  const origin = await serve((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const found = responses[pathname]?.(pathname);
    if (!found) {
      request.socket.destroy();
      return;
    }
    const [status, type, body] = found;
    response.writeHead(status, { 'Content-Type': type, Location: '/' }).end(body);
  });
  const reports = await checkBackend(hosts(origin, 'https://shop.example'));
  const cors =
    'browsers at https://shop.example may not read it: no Access-Control-Allow-Origin names them';
  expect(reports.map(({ faults }) => faults)).toEqual([
    [cors, 'the status is 500'],
    [cors, 'the Content-Type is text/html', 'the response is neither a list nor { "data": [...] }'],
    [expect.stringContaining('no response: ')],
    [
      cors,
      'the picture /static/uploads/vehicles/suv.webp does not load: it is no JPEG, PNG, WebP, AVIF or GIF, but text/html',
    ],
    [expect.stringContaining('no response: ')],
    [expect.stringContaining('no response: ')],
    [expect.stringContaining('no response: ')],
  ]);
  expect(reportLines(reports)).toContain('11 faults.');
  expect(reportLines(reports)).toContain('  fault: the status is 500');
});

test('a body in another charset than its own is told, and no name writes a line of its own', async () => {
  const origin = await serve((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(
      Buffer.from('[{"\\u001b[2K\\u000aNo faults.":1,"_id":"1","title":"Cura\xe7ao"}]', 'latin1'),
    );
  });
  const reports = await checkBackend(hosts(origin));
  expect(reports[0]?.faults).toContain(
    'the body is not in the charset that its Content-Type names (UTF-8 if none)',
  );
  const text = reportLines(reports).join('');
  expect(text).toContain('\uFFFD[2K\uFFFDNo faults.');
  expect(text).not.toMatch(/\p{Cc}/u);
});

const hero = { id: 'b1', title: 'Ride', bannerType: 'hero', isActive: true };

test.each([
  ['a GIF', [hero], 200, 'image/gif', []],
  ['202 and text', [hero], 202, 'text/plain', []],
  ['204', [hero], 204, undefined, []],
  ['404', [hero], 404, 'text/html', ['the status is 404, no 2xx: an event is lost']],
  ['503', [hero], 503, undefined, ['the status is 503, no 2xx: an event is sent again and again']],
  ['no banner', [{ ...hero, isActive: false }], 204, undefined, ['not sent: no banner is shown']],
])(
  'it sends an impression and a click on request: %s',
  async (_what, banners, status, type, faults) => {
    const sent: [method: string, path: string, body: unknown][] = [];
    const origin = await serve((request, response) => {
      const { method = '', url = '' } = request;
      if (method === 'GET') {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(url.startsWith(backendPaths.banners) ? banners : []));
        return;
      }
      void text(request).then((body) => {
        sent.push([method, url, JSON.parse(body)]);
        response
          .writeHead(status, type === undefined ? {} : { 'Content-Type': type })
          .end('GIF89a');
      });
    });
    const reports = await checkBackend({ ...hosts(origin), sendsEvents: true });
    const paths = [backendPaths.bannerImpression, backendPaths.bannerClick];
    expect(reports.slice(-2).map((one) => [one.call, one.faults])).toEqual(
      paths.map((path) => [`POST ${path}`, faults]),
    );
    const event = {
      eventId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      bannerId: 'b1',
      timestamp: expect.stringMatching(/Z$/) as string,
      source: 'hero-slider',
      position: 0,
    };
    const isSent = !faults.includes('not sent: no banner is shown');
    expect(sent).toEqual(isSent ? paths.map((path) => ['POST', path, event]) : []);
    // Without the request for it nothing is counted.
    sent.length = 0;
    expect(await checkBackend(hosts(origin))).toHaveLength(checkedCalls.length);
    expect(sent).toEqual([]);
  },
);

test('it tells why browsers of the shop may not send an event', async () => {
  const origin = await serve((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'GET') response.end('[]');
    else if (request.url === backendPaths.bannerClick) response.writeHead(405).end();
    else response.writeHead(204, { 'Access-Control-Allow-Headers': 'X-Content-Type' }).end();
  });
  const reports = await checkBackend(hosts(origin, 'https://shop.example'));
  const noHeader = 'browsers may not send it: no Access-Control-Allow-Headers names Content-Type';
  expect(reports.slice(-2).map(({ faults }) => faults)).toEqual([
    [noHeader],
    ['browsers may not send it: OPTIONS has the status 405', noHeader],
  ]);
});

test('pictures of other origins are named with the setting that takes them', async () => {
  const giant = await sharp({
    create: { width: 100, height: 100, channels: 3, background: '#0b7285' },
  })
    .jpeg()
    .toBuffer();
  // 12,000 by 12,000 pixels, says its head.
  const size = giant.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  giant.writeUInt16BE(12_000, size);
  giant.writeUInt16BE(12_000, size + 2);
  const cdn = await serve((request, response) => {
    if (request.url?.startsWith('/giant') === true) response.end(giant);
    else if (request.url === '/moved.webp') response.writeHead(302, { Location: '/a.webp' }).end();
    else if (request.url?.startsWith('/a.webp') === true) response.end(shop.picture);
    else response.writeHead(404).end();
  });
  const other = 'https://other.invalid';
  const pictures: Readonly<Record<string, readonly object[]>> = {
    [backendPaths.featuredProducts]: [
      { id: 1, name: 'A', image: [`${cdn}/a.webp?sig=1`, `${cdn}/moved.webp`, `${cdn}/none`] },
      { id: 2, name: 'B', image_url: `${other}/a.webp` },
    ],
    [backendPaths.listings]: [
      {
        id: 1,
        title: 'C',
        category: 'bike',
        images: [`${cdn}/giant.jpg`, `${other}/b`, '/static/uploads/c.webp'],
      },
    ],
  };
  const api = await serve((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    response.setHeader('Content-Type', 'application/json');
    if (pathname === '/static/uploads/c.webp') response.end(shop.picture);
    else response.end(JSON.stringify(pictures[pathname] ?? []));
  });
  const of = (reports: Awaited<ReturnType<typeof checkBackend>>) =>
    reports.filter(({ call }) => /featured|listings/.test(call)).map((one) => one.faults);
  const unset = await checkBackend(hosts(api));
  expect(of(unset)).toEqual([
    [
      `3 pictures are at ${cdn}, which is not in PICTURE_ORIGINS`,
      `1 pictures are at ${other}, which is not in PICTURE_ORIGINS`,
    ],
    [
      `1 pictures are at ${cdn}, which is not in PICTURE_ORIGINS`,
      `1 pictures are at ${other}, which is not in PICTURE_ORIGINS`,
    ],
  ]);
  expect(reportLines(unset)).toContain(`set PICTURE_ORIGINS=${cdn},${other} (6 pictures)`);
  const unversioned = /^(\d+) pictures have no version in their address/m;
  expect(unversioned.exec(reportLines(unset).join('\n'))?.[1]).toBe('1');
  const set = await checkBackend({ ...hosts(api), pictures: [cdn, other] });
  expect(of(set)).toEqual([
    [
      `the picture ${cdn}/none does not load: the host has no such picture`,
      expect.stringMatching(/^the picture https:..other.invalid.a.webp does not load: /),
    ],
    [
      `the picture ${cdn}/giant.jpg does not load: The original is too large: 144 megapixels`,
      expect.stringMatching(/^the picture https:..other.invalid.b does not load: /),
    ],
  ]);
});

test('hints come first, and lines that differ by their item are one with its number', () => {
  const report = (count: number): Parameters<typeof reportLines>[0][number] => ({
    call: 'GET /api/v1/banners',
    ...{ status: '200', ms: 1, items: '-', pictures: '-', cors: '-', language: '-', cache: '-' },
    ...{ unlisted: new Map(), unversioned: 0, shown: [] },
    faults: [
      '[1].price is not shown: "a" cannot be read',
      '[2].price is not shown: "b" cannot be read',
    ],
    notes: [
      ...Array.from(
        { length: count },
        (_, index) => `[${String(index)}] is not shown: ${String(index % 20)}`,
      ),
      'the shop does not read type: did you mean bannerType?',
    ],
  });
  const details = reportLines([report(20)]).slice(2);
  expect(details.slice(2, 5)).toEqual([
    '  fault: [1].price is not shown: "a" cannot be read (2 times)',
    '  note: the shop does not read type: did you mean bannerType?',
    '  note: [0] is not shown: 0',
  ]);
  expect(details).toContain('  and 11 more (--all prints them)');
  expect(reportLines([report(40)])).toContain('  note: [3] is not shown: 3 (2 times)');
  expect(reportLines([report(40)], [], true)).toContain('  note: [39] is not shown: 19');
});

test('the slugs of listings without a bike are named, and relations are not guessed', () => {
  const found = readBody(named('listings'), [
    { id: 1, title: 'A', category: { slug: 'scooter' }, categoryId: 7, ownerId: 3 },
    { id: 2, title: 'B', category: 'car' },
  ]);
  expect(found.faults.join()).toContain('(found: "7", "scooter", "car")');
  expect(found.notes.join()).not.toContain('did you mean');
});
