import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { makeLog } from '../log';
import { deferred } from '../testing/deferred';
import { sendRequest, serve, stopServing } from '../testing/http';
import { makePicture, originalFault } from './makePicture';
import { formatFor } from './pictureFormat';
import { makePictures } from './pictureHandler';
import { PictureStore } from './pictureStore';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});

afterEach(async () => {
  await stopServing();
  await rm(folder, { recursive: true, force: true });
});

test('a picture that the backend has deleted is gone after a day, in every format', async () => {
  const picture = await sharp({
    create: { width: 640, height: 400, channels: 3, background: '#0b7285' },
  })
    .webp()
    .toBuffer();
  let isDeleted = false;
  const backend = await serve((_request, response) => {
    if (isDeleted) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': 'image/webp' }).end(picture);
  });
  const log = makeLog('error', () => undefined);
  const store = await PictureStore.open(folder);
  const pictures = makePictures({ store, log, origins: new Set() });
  const storefront = await serve((request, response) => {
    void pictures.respond(request, response, { url: `${backend}/hero.webp`, shape: 320 });
  });
  const request = (...formats: string[]) =>
    sendRequest(storefront, { headers: { Accept: formats.join() } });
  const both = ['image/avif', 'image/webp'];
  // Until AVIF is made, which takes as long as it takes.
  while ((await request(...both)).headers['content-type'] !== 'image/avif');

  isDeleted = true;
  const tomorrow = Date.now() + 25 * 60 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  // The kept one is sent while the backend is requested again.
  let response = await request(...both);
  expect(response.status).toBe(200);
  for (let again = 0; response.status === 200 && again < 1_000; again++) {
    response = await request(...both);
  }
  expect(response.status).toBe(404);
  expect((await request('image/webp')).status).toBe(404);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

test.each([
  ['an SVG', () => Promise.resolve(Buffer.from(svg))],
  ['a TIFF', () => sharp(Buffer.from(svg)).tiff().toBuffer()],
])('%s by its bytes is not decoded, whatever it is called', async (_what, make) => {
  const original = await make();
  await expect(makePicture(original, 320, 'webp')).rejects.toThrow('of no known format');
});

test('a picture of many pixels is not made as AVIF, which nothing can interrupt', async () => {
  const tall = await sharp({
    create: { width: 1_000, height: 9_000, channels: 3, background: '#0b7285' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await expect(makePicture(tall, 1600, 'avif')).rejects.toThrow('too large for AVIF');
});

test('a picture whose turn does not come within 15 s fails, and no original is sent', async () => {
  const original = await sharp(Buffer.from(svg)).png().toBuffer();
  const backend = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(original);
  });
  let begun = 0;
  const twoBegun = deferred();
  const released = deferred();
  const pictures = makePictures({
    store: await PictureStore.open(folder),
    log: makeLog('error', () => undefined),
    origins: new Set(),
    waitLimitMs: 50,
    makeOf: async () => {
      if (++begun === 2) twoBegun.resolve();
      await released.promise;
      return original;
    },
  });
  const storefront = await serve((request, response) => {
    const url = `${backend}${request.url ?? ''}`;
    void pictures.respond(request, response, { url, shape: 320 });
  });
  const request = (name: string) =>
    sendRequest(`${storefront}/${name}`, { headers: { Accept: 'image/webp' } });
  const slow = [request('a.png'), request('b.png')];
  await twoBegun.promise;
  const third = await request('c.png');
  expect([third.status, third.headers['retry-after'], begun]).toEqual([503, '1', 2]);
  expect(third.headers['cache-control']).toBe('no-store');
  released.resolve();
  await Promise.all(slow);
});

test.each([
  [undefined, 'jpeg'],
  ['*/*', 'jpeg'],
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/webp;q=0.8,*/*', 'webp'],
  ['image/webp;q=0, */*', 'jpeg'],
  ['image/avif, IMAGE/WEBP; q=0.0', 'jpeg'],
])('a browser that accepts %s gets %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7285' } });

/** A JPEG whose head says that it is larger. */
async function giant(width: number, height: number, options: JpegOptions = {}): Promise<Buffer> {
  const photo = await canvas(64, 64).jpeg(options).toBuffer();
  const head = Buffer.from([0xff, options.progressive === true ? 0xc2 : 0xc0]);
  const size = photo.indexOf(head) + head.length + 3;
  photo.writeUInt16BE(height, size);
  photo.writeUInt16BE(width, size + 2);
  return photo;
}

test('a photo of 50 megapixels is made small', async () => {
  const photo = await canvas(8_160, 6_120).jpeg().toBuffer();
  const made = await makePicture(photo, 400, 'webp');
  expect(await sharp(made).metadata()).toMatchObject({ width: 400, height: 300 });
});

test.each([
  ['108 megapixels', 12_000, 9_000, {}, null],
  ['130 megapixels', 13_000, 10_000, {}, 'The original is too large: 130 megapixels'],
  ['50 progressive ones', 8_160, 6_120, { progressive: true }, null],
  [
    '50 progressive ones with all of their colours',
    8_160,
    6_120,
    { progressive: true, chromaSubsampling: '4:4:4' },
    'The original is too large for a progressive JPEG: 50 megapixels',
  ],
])(
  'a photo of %s is decoded where its memory is bounded',
  async (_what, width, height, of, fault) => {
    expect(await originalFault(await giant(width, height, of))).toBe(fault);
  },
);

test.each([
  [100, null],
  [101, 'The original has more than 100 scans'],
])('a JPEG of %i scans is decoded where their time is bounded', async (scans, fault) => {
  const photo = await canvas(64, 64).jpeg({ progressive: true }).toBuffer();
  const count = (bytes: Buffer) => bytes.toString('latin1').split('\xff\xda').length - 1;
  const last = photo.lastIndexOf(Buffer.from([0xff, 0xda]));
  const more = Array<Buffer>(scans - count(photo)).fill(photo.subarray(last, -2));
  expect(
    await originalFault(Buffer.concat([photo.subarray(0, -2), ...more, photo.subarray(-2)])),
  ).toBe(fault);
});

test('other formats are decoded as a whole, and have a lower bound', async () => {
  const png = await canvas(64, 64).png().toBuffer();
  // The size in its head, whose checksum is no longer right, which no decoder gets to see.
  png.writeUInt32BE(8_000, 16);
  png.writeUInt32BE(5_100, 20);
  await expect(makePicture(png, 400, 'webp')).rejects.toThrow('too large: 41 megapixels');
});

test('a photo that lies on its side is upright', async () => {
  const photo = await canvas(800, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await sharp(await makePicture(photo, 160, 'jpeg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 160,
    height: 320,
  });
});

test.each([
  ['small', 300, 200],
  ['tall', 1_000, 3_000],
  ['noisy', 2_400, 1_260],
] as const)(
  'a share picture of a %s original is a JPEG of one size below 300 kB',
  async (kind, width, height) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const original = await sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#0b7285',
        ...(kind === 'noisy' && { noise }),
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const made = await makePicture(original, 'share', 'jpeg');
    expect(made.length).toBeLessThan(300_000);
    expect(await sharp(made).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1_200,
      height: 630,
    });
  },
);

test('an unusable original is one line of the log, and is not fetched again at once', async () => {
  let fetches = 0;
  const backend = await serve((_request, response) => {
    fetches += 1;
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(svg);
  });
  const lines: string[] = [];
  const pictures = makePictures({
    store: await PictureStore.open(folder),
    log: makeLog('warn', (line) => lines.push(line)),
    origins: new Set(),
  });
  const storefront = await serve((request, response) => {
    const shape = request.url === '/wide' ? 800 : 320;
    void pictures.respond(request, response, { url: `${backend}/a.png`, shape });
  });
  for (const width of ['', '', '/wide']) {
    const { status, text } = await sendRequest(`${storefront}${width}`, {
      headers: { Accept: 'image/webp' },
    });
    expect([status, text]).toEqual([502, 'The picture cannot be made\n']);
  }
  expect(fetches).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining('it is no JPEG, PNG, WebP, AVIF or GIF, but image/png'),
  ]);
});
