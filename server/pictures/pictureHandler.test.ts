import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { makeLog } from '../log';
import { sendRequest, serve, stopServing } from '../testing/http';
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
