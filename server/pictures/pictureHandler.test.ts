import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makeLog } from '../log';
import { deferred } from '../testing/deferred';
import { sendRequest, serve, stopServing } from '../testing/http';
import { makePicture } from './makePicture';
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
  const pictures = makePictures(await PictureStore.open(folder), log);
  const storefront = await serve((request, response) => {
    void pictures.respond(request, response, { url: `${backend}/hero.webp`, width: 320 });
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

test('a turn to be made is waited for 2 s, then the original is sent', async () => {
  const original = await sharp(Buffer.from(svg)).png().toBuffer();
  const backend = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(original);
  });
  let begun = 0;
  const twoBegun = deferred();
  const released = deferred();
  const pictures = makePictures(
    await PictureStore.open(folder),
    makeLog('error', () => undefined),
    (url) => url,
    async () => {
      if (++begun === 2) twoBegun.resolve();
      await released.promise;
      return original;
    },
  );
  const sent: boolean[] = [];
  const storefront = await serve((request, response) => {
    void pictures
      .respond(request, response, { url: `${backend}${request.url ?? ''}`, width: 320 })
      .then((isSent) => {
        sent.push(isSent);
        if (!isSent) response.end('original');
      });
  });
  const request = (name: string) =>
    sendRequest(`${storefront}/${name}`, { headers: { Accept: 'image/webp' } });
  const slow = [request('a.png'), request('b.png')];
  await twoBegun.promise;
  expect((await request('c.png')).text).toBe('original');
  expect([begun, sent]).toEqual([2, [false]]);
  released.resolve();
  await Promise.all(slow);
});

test.each([
  [undefined, null],
  ['*/*', null],
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/webp;q=0.8,*/*', 'webp'],
  ['image/webp;q=0, */*', null],
  ['image/avif, IMAGE/WEBP; q=0.0', null],
])('a browser that accepts %s gets %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});
