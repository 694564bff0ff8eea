import * as v from 'valibot';
import { BUILT_IN_SHOP, readShop } from '../shop-file/readShop';
import { backendPaths } from '../src/shared/config/backendPaths';
import { setShop } from '../src/shared/shop/currentShop';
import { sqlResponses } from '../src/testing/sqlBackend';
import { checkedCalls } from './backendCheck/checkedCalls';
import { servedShop } from './servedShop';
import { builtTestShop } from './testing/builtTestShop';
import { sendRequest } from './testing/http';

const shop = builtTestShop({ changes: { languages: ['en'] } });

describe('the requests of pages to a backend', () => {
  test('follow no redirect, and failures are logged', async () => {
    shop.fault = (request, response) => {
      if (request.url?.startsWith('/api/v1/banners')) {
        response.writeHead(302, { Location: '/elsewhere' }).end();
        return true;
      }
      if (!request.url?.startsWith('/api/v1/featured-products')) return false;
      response.writeHead(500).end();
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(origin)).headers['cache-control']).toBe('no-store');
    expect(shop.calls.some(({ url }) => url === '/elsewhere')).toBe(false);
    const logged = shop.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'warn', message: 'backend', status: 500 }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({
        message: 'backend',
        url: expect.stringContaining('/api/v1/banners') as string,
        error: expect.stringContaining('redirect') as string,
      }),
    );
    expect(logged).toContainEqual(
      expect.objectContaining({ message: 'incomplete page', url: '/' }),
    );
  });

  /** Names of inherited properties, or of the prototype. */
  const HOSTILE = ['constructor', '__proto__', 'toString', 'then'];

  test('may bring ids, slugs and links that are names of what every object has', async () => {
    const hostileLists: Readonly<Record<string, (key: string) => unknown[]>> = {
      [backendPaths.banners]: (key) =>
        ['hero', 'deal', key].map((bannerType) => ({
          _id: key + (bannerType === 'hero' ? '' : bannerType),
          title: key,
          bannerType,
          image: key,
          bgGradient: `from-${key}-500 to-${key}`,
          isActive: true,
        })),
      [backendPaths.featuredProducts]: (key) => [{ _id: key, name: key, price: 1, image_url: key }],
      [backendPaths.categories]: (key) => [{ _id: key, id: key, name: key, slug: key, icon: key }],
      [backendPaths.vehicleTypes]: (key) => [
        {
          _id: key,
          name: key,
          slug: key,
          count: 1,
          subcategories: [{ _id: key, name: key, slug: key }],
        },
      ],
      [backendPaths.listings]: (key) => [
        {
          _id: key,
          title: key,
          price: 1,
          images: [key],
          categoryId: { slug: 'bike' },
          type: key,
          condition: key,
          location: key,
        },
      ],
    };
    shop.fault = (request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://backend.invalid');
      const listOf = hostileLists[pathname];
      if (!listOf) return false;
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Content-Language', 'constructor');
      response.end(JSON.stringify({ data: HOSTILE.flatMap(listOf) }));
      return true;
    };
    const origin = await shop.start();
    const addresses = [
      '/',
      '/nl',
      '/vehicles',
      '/bikes/listings',
      ...HOSTILE.flatMap((key) => [
        `/${key}`,
        `/${key}/about`,
        `/vehicles/${key}`,
        `/vehicles/${key}/${key}`,
        `/category/${key}`,
        `/search?q=${key}&${key}=${key}`,
        `/bikes/listings?bike=${key}&type=${key}&condition=${key}&sort=${key}&${key}=1`,
      ]),
    ];
    for (const address of addresses) {
      const { status, text } = await sendRequest(origin + address);
      expect([address, status]).toEqual([address, expect.any(Number)]);
      expect([200, 404]).toContain(status);
      expect(text).toContain('id="root"><');
    }
    expect((await sendRequest(`${origin}/vehicles/constructor`)).status).toBe(200);
    expect((await sendRequest(origin)).headers['cache-control']).toContain('s-maxage');
    expect(shop.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('are read up to a limit', async () => {
    const megabyte = Buffer.alloc(1_048_576, ' ');
    let sent = 0;
    shop.fault = (request, response) => {
      if (!request.url?.startsWith('/api/listings')) return false;
      response.setHeader('Content-Type', 'application/json');
      const send = () => {
        while (!response.destroyed && sent < 200) {
          sent++;
          if (!response.write(megabyte)) {
            response.once('drain', send);
            return;
          }
        }
        response.end();
      };
      send();
      return true;
    };
    const origin = await shop.start();
    expect((await sendRequest(`${origin}/bikes/listings`)).headers['cache-control']).toBe(
      'no-store',
    );
    await shop.logged('larger than');
    expect(sent).toBeLessThan(100);
  });
});

describe('a backend over SQL', () => {
  test.each([
    [
      '/',
      ['Ride the island', 'Sun &amp; sea', 'Snorkel days', 'AWG 45', 'Mask &amp; fins', 'Towel'],
    ],
    [
      '/bikes/listings',
      ['Scooter', 'Afl. 4,500', 'Small &amp; quick', '2024', 'AWG 900', 'Auction'],
    ],
    ['/bikes/listings?priceMin=4000&priceMax=5000', ['Scooter']],
    ['/bikes/listings?bike=6%2F7', ['2024', 'AWG 900']],
    ['/vehicles', ['Coupés', '(40 items)']],
    ['/vehicles/coup%C3%A9~2fcabrio', ['Coupés', 'Convertibles', '(17 items)']],
    ['/vehicles/coup%C3%A9~2fcabrio/1', ['Convertibles']],
    ['/about', ['Dushi Market']],
  ])('%s is rendered whole', async (address, texts) => {
    shop.fault = ({ url = '' }, response) => {
      const list = sqlResponses[url.replace(/\?.*/, '')];
      if (!list) return false;
      response.writeHead(200, { 'Content-Type': 'text/json' }).end(JSON.stringify(list));
      return true;
    };
    const origin = await shop.start({ PUBLIC_URL: 'https://shop.example' });
    const { status, text } = await sendRequest(origin + address);
    expect(status).toBe(200);
    const html = text.replaceAll('<!-- -->', '');
    for (const shown of texts) expect(html).toContain(`>${shown}<`);
    expect(html).not.toMatch(/>(?:Long over|No Hero Banners Available|0% OFF|<s>)/);
  });
});

/** Texts of 20,000 characters around which patterns with two repetitions backtrack. */
const shapes = Object.entries({
  blanks: (n: number) => `15%${' '.repeat(n)}today`,
  'a number with blanks': (n: number) => `100${' '.repeat(n)}!200`,
  digits: (n: number) => `${'1'.repeat(n)}x`,
  'grouped digits': (n: number) => `${'1,000'.repeat(n / 5)}x`,
  'dots and digits': (n: number) => `${'1.'.repeat(n / 2)}x`,
  letters: (n: number) => `${'a'.repeat(n)}!`,
  capitals: (n: number) => `${'A'.repeat(n)}!`,
  'currency signs': (n: number) => `${'$'.repeat(n)}!`,
  tags: (n: number) => '<a '.repeat(n / 3),
  comments: (n: number) => '<!--'.repeat(n / 4),
  entities: (n: number) => '&amp'.repeat(n / 4),
  slashes: (n: number) => `${'/'.repeat(n)}x?`,
  brackets: (n: number) => '['.repeat(n),
  lines: (n: number) => '\n '.repeat(n / 2),
});

beforeAll(async () => {
  setShop((await servedShop(await readShop(BUILT_IN_SHOP))).shops);
});

test.each(shapes)('no field is slow or long with 20,000 characters of %s', (_name, shape) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const text = shape(20_000);
  for (const { list } of checkedCalls) {
    for (const { schema, selectors } of [list, ...Object.values(list.lists ?? {})]) {
      for (const field of Object.keys({ ...schema.fields, ...selectors })) {
        const item = { _id: '1', name: 'a', title: 'a', slug: 'a', [field]: text };
        const result = v.safeParse(schema, item);
        expect([list.name, field, JSON.stringify(result.output).length < 25_000]).toEqual([
          list.name,
          field,
          true,
        ]);
      }
    }
  }
});
