import * as v from 'valibot';
import { anyList, itemsOf, startTestMocks, type TestMocks } from '../testing/testMocks';

let mocks: TestMocks;
beforeAll(async () => {
  mocks = await startTestMocks();
});
afterAll(() => mocks.stop());

const listings = async () => itemsOf(await mocks.get('/api/listings'));

const slugOf = (listing: Record<string, unknown>) => {
  const { categoryId } = listing;
  return typeof categoryId === 'object' && categoryId !== null && 'slug' in categoryId
    ? categoryId.slug
    : undefined;
};

describe('GET /api/listings', () => {
  test('speaks the language of the client, but for what nobody has translated', async () => {
    const { headers, body } = await mocks.get('/api/listings', { 'Accept-Language': 'nl' });
    expect(headers.get('Content-Language')).toBe('nl');
    const { data } = v.parse(v.object({ data: v.array(v.unknown()) }), body);
    expect(data[0]).toMatchObject({
      description:
        'Automaat, één eigenaar, elk voorjaar onderhouden. Onder het zadel past een helm.',
      area: 'Oranjestad',
      bikeCategory: 'Scooter',
    });
  });

  test('has 362 listings, 320 of them bikes, in sale and auction, over all areas', async () => {
    const all = await listings();
    const bikes = all.filter((listing) => slugOf(listing) === 'bike');
    expect(all).toHaveLength(362);
    expect(bikes).toHaveLength(320);
    expect(new Set(bikes.map((bike) => bike.listingType))).toEqual(new Set(['sale', 'auction']));
    expect(new Set(bikes.map((bike) => bike.area))).toEqual(
      new Set(['Oranjestad', 'San Nicolas', 'Paradera', 'Santa Cruz']),
    );
    expect(new Set(all.map(slugOf))).toEqual(
      new Set(['bike', 'car', 'house', 'apartment', 'stay', 'boat']),
    );
  });

  test('a bike has two to four pictures that exist, and its texts', async () => {
    const bikes = (await listings()).filter((listing) => slugOf(listing) === 'bike');
    const shown = new Set<string>();
    for (const bike of bikes) {
      const images: unknown[] = Array.isArray(bike.images) ? bike.images : [];
      expect(images.length).toBeGreaterThanOrEqual(2);
      expect(images.length).toBeLessThanOrEqual(4);
      expect(bike.imageAlts).toHaveLength(images.length);
      expect(bike.description).toMatch(/^[^.]+\. [^.]+.*\.$/);
      shown.add(String(images[0]));
    }
    for (const image of shown) {
      const response = await fetch(`${mocks.origin}/uploads/${image}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      await response.arrayBuffer();
    }
    expect(new Set(bikes.map(({ title }) => title)).size).toBe(bikes.length);
  });

  test('goes on beyond one chunk, and follows a write of another program at once', async () => {
    await mocks.database.query(
      `insert into listings select 362 + n, 'extra-' || n, 'bike', 'Extra', 'Extra.', 1, 'sale', '[]', '[]', null, null, null, 'Paradera', null, now()
       from generate_series(1, 5100) n`,
    );
    const all = await listings();
    expect(all).toHaveLength(5462);
    expect(all[5361]?._id).toBe('extra-5000');
    await mocks.database.query(`delete from listings where position > 362`);
    expect(await listings()).toHaveLength(362);
    await mocks.database.query(`truncate listings`);
    expect(await listings()).toEqual([]);
  });
});

describe('every cached response', () => {
  test('is compressed for clients that accept it', async () => {
    const zipped = await fetch(`${mocks.origin}/v1/types/list-types`, {
      headers: { 'accept-encoding': 'br, gzip;q=0.5' },
    });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.json()).toMatchObject({ data: anyList });
    for (const refusing of ['identity', 'gzip;q=0', '']) {
      const plain = await fetch(`${mocks.origin}/v1/types/list-types`, {
        headers: { 'accept-encoding': refusing },
      });
      expect(plain.headers.get('content-encoding')).toBeNull();
      await plain.arrayBuffer();
    }
  });

  test('is not sent again to clients that have it', async () => {
    const first = await mocks.get('/v1/types/list-types', { 'accept-encoding': 'identity' });
    const etag = first.headers.get('etag') ?? '';
    const again = await mocks.get('/v1/types/list-types', {
      'accept-encoding': 'identity',
      'if-none-match': `"x", W/${etag}`,
    });
    expect([again.status, again.body]).toEqual([304, undefined]);
    const other = await mocks.get('/v1/types/list-types', {
      'accept-encoding': 'identity',
      'if-none-match': '"x"',
    });
    expect(other.status).toBe(200);
  });

  test('has no body for HEAD', async () => {
    const response = await fetch(`${mocks.origin}/v1/types/list-types`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('GET /v1/types/list-types', () => {
  test('has eight types whose counts sum to the cars of the categories', async () => {
    const types = itemsOf(await mocks.get('/v1/types/list-types'));
    expect(types.map((type) => type.name)).toEqual([
      'Sedans',
      'SUVs',
      'Pickups',
      'Vans',
      'Sports Cars',
      'Trucks',
      'Minibuses',
      'Motorbikes',
    ]);
    expect(types.reduce((sum, type) => sum + Number(type.count), 0)).toBe(412);
    for (const type of types) {
      const subcategories = v.parse(v.array(v.object({ count: v.number() })), type.subcategories);
      expect(subcategories.length).toBeGreaterThanOrEqual(3);
      expect(subcategories.length).toBeLessThanOrEqual(6);
      expect(subcategories.reduce((sum, one) => sum + one.count, 0)).toBe(type.count);
      const picture = await fetch(`${mocks.origin}/static/uploads${String(type.image)}`);
      expect(picture.status).toBe(200);
      await picture.arrayBuffer();
    }
  });
});
