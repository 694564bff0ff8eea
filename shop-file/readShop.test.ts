import { execFileSync } from 'node:child_process';
import {
  chmod,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { readShop } from './readShop';
import { ShopFaults } from './shopFaults';
import { builtInShopFile, copyOfShop, removeShops } from './testing/shopFolder';

afterEach(removeShops);

async function faultsOf(file: string): Promise<readonly string[]> {
  const result = await readShop(file).catch((error: unknown) => error);
  expect(result).toBeInstanceOf(ShopFaults);
  return (result as ShopFaults).faults;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7285' } });

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;

test.each(['dushi-market', 'bunita'])('the shop %s is in order', async (name) => {
  const shop = await readShop(path.resolve(__dirname, `../shops/${name}/shop.json`));
  expect(shop.file.id).toBe(name);
  expect(shop.files.size).toBeGreaterThan(10);
  const { heading, text } = shop.fonts;
  for (const { weights, fallback } of [heading, text]) {
    expect(weights[0]).toBeLessThanOrEqual(weights[1]);
    // Arial is scaled slightly, with about the line height of the font.
    expect(Math.abs(fallback.sizeAdjust - 100)).toBeLessThan(20);
    expect(fallback.ascent + fallback.descent).toBeGreaterThan(90);
  }
});

test('files may lie in folders below, be shared and be links to each other', async () => {
  const file = await copyOfShop({
    errors: { notFound: 'scenes/404.webp', failure: 'scenes/404.webp' },
    logo: 'mark.svg',
  });
  const folder = path.dirname(file);
  await mkdir(path.join(folder, 'scenes'));
  await rename(path.join(folder, 'not-found.webp'), path.join(folder, 'scenes/404.webp'));
  await symlink('logo.svg', path.join(folder, 'mark.svg'));
  const { files } = await readShop(file);
  expect(files.get('scenes/404.webp')?.size).toEqual({ width: 400, height: 280 });
  expect(files.has('mark.svg')).toBe(true);
});

const pale = {
  'theme.color.primary.$value': { colorSpace: 'srgb', components: [0.6, 0.8, 0.8] },
};

test('colours that are hard to read are a warning where that is allowed, and nothing else is', async () => {
  const file = await copyOfShop(pale);
  await expect(readShop(file)).rejects.toThrow('theme.color.primary: "white" on "primary"');
  const warn = jest.fn();
  expect((await readShop(file, warn)).file.id).toBe('dushi-market');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.arrayContaining([expect.stringMatching(/^theme\.color\.primary: "white" on "primary"/)]),
  );

  const withOther = await copyOfShop({ ...pale, logo: 'gone.svg' });
  await expect(readShop(withOther, warn)).rejects.toThrow(
    /theme\.color\.primary: .*\n {2}logo: gone\.svg is not there/s,
  );
  expect(warn).toHaveBeenCalledTimes(1);
  await readShop(await copyOfShop(), warn);
  expect(warn).toHaveBeenCalledTimes(1);
});

/** Replaces one file of the shop. */
type Break = (file: string, folder: string) => Promise<unknown>;

test.each<[string, string, Break, string]>([
  ['not there', 'cars.webp', (file) => rm(file), 'platforms[0].picture: cars.webp is not there'],
  [
    'a folder',
    'cars.webp',
    (file) => rm(file).then(() => mkdir(file)),
    'platforms[0].picture: cars.webp is no file',
  ],
  [
    'a pipe, which would never end',
    'cars.webp',
    (file) => rm(file).then(() => execFileSync('mkfifo', [file])),
    'platforms[0].picture: cars.webp is no file',
  ],
  [
    'a link out of the folder',
    'cars.webp',
    (file) =>
      rm(file).then(() => symlink(path.join(path.dirname(builtInShopFile), 'cars.webp'), file)),
    'platforms[0].picture: cars.webp leads out of the shop’s folder',
  ],
  [
    'a link to nothing',
    'cars.webp',
    (file) => rm(file).then(() => symlink('nothing.webp', file)),
    'platforms[0].picture: cars.webp is not there',
  ],
  [
    'too large',
    'cars.webp',
    (file) => writeFile(file, Buffer.alloc(1_100_000)),
    'platforms[0].picture: cars.webp is larger than 1024 kB',
  ],
  [
    'empty',
    'cars.webp',
    (file) => writeFile(file, ''),
    'platforms[0].picture: cars.webp is no WEBP picture, or is damaged',
  ],
  [
    'of another kind than its name says',
    'cars.webp',
    async (file) => writeFile(file, await picture(512, 256).png().toBuffer()),
    'platforms[0].picture: cars.webp is no WEBP picture, or is damaged',
  ],
  [
    'cut off',
    'cars.webp',
    async (file) => truncate(file, (await stat(file)).size / 2),
    'platforms[0].picture: cars.webp is no WEBP picture, or is damaged',
  ],
  [
    'too small for its place',
    'cars.webp',
    async (file) => writeFile(file, await picture(255, 128).webp().toBuffer()),
    'platforms[0].picture: cars.webp is 255 by 128 pixels; must be at least 256 by 128 pixels',
  ],
  [
    'too many pixels',
    'cars.webp',
    async (file) => writeFile(file, await picture(5_000, 200).webp().toBuffer()),
    'platforms[0].picture: cars.webp is 5000 by 200 pixels; at most 4096 a side',
  ],
  [
    'moving',
    'cars.webp',
    async (file) => {
      const frames = await Promise.all(
        ['#f00', '#00f'].map((background) =>
          sharp({ create: { width: 256, height: 128, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      );
      const moving = sharp(frames, { join: { animated: true } });
      return writeFile(file, await moving.webp().toBuffer());
    },
    'platforms[0].picture: cars.webp must not move',
  ],
  [
    'too small to share',
    'share.png',
    async (file) => writeFile(file, await picture(600, 315).png().toBuffer()),
    'sharePicture: share.png is 600 by 315 pixels; must be at least 1200 by 630 pixels',
  ],
  [
    'a logo with a text',
    'logo.svg',
    (file) => writeFile(file, svg('<text>Hi</text>')),
    'logo: logo.svg has <text>: turn texts into paths, as browsers may not have their font',
  ],
  [
    'a logo that is no drawing',
    'logo.svg',
    (file) => writeFile(file, 'hello'),
    'logo: logo.svg cannot be drawn',
  ],
  [
    'a logo that is no square',
    'logo.svg',
    (file) => writeFile(file, svg('').replace('64 64', '64 32')),
    'logo: logo.svg must be as wide as it is high',
  ],
  [
    'a logo of many bytes',
    'logo.svg',
    (file) => writeFile(file, svg('<g/>'.repeat(20_000))),
    'logo: logo.svg is larger than 50 kB',
  ],
  [
    'a font that is none',
    'text.woff2',
    (file) => writeFile(file, 'wOF2 but no more'),
    'fonts.text.file: text.woff2 is no font in the WOFF2 format, or is damaged',
  ],
  [
    'a damaged font',
    'text.woff2',
    (file) => truncate(file, 10_000),
    'fonts.text.file: text.woff2 is no font in the WOFF2 format, or is damaged',
  ],
  [
    'a font of many bytes',
    'text.woff2',
    (file) => writeFile(file, Buffer.alloc(210_000)),
    'fonts.text.file: text.woff2 is larger than 200 kB',
  ],
])('%s: one line', async (_, name, change, line) => {
  const file = await copyOfShop();
  const folder = path.dirname(file);
  await change(path.join(folder, name), folder);
  const faults = await faultsOf(file);
  expect(faults).toEqual([expect.stringContaining(line)]);
});

test.each([
  ['jpeg', { sharePicture: 'share.jpg' }],
  ['png', { sharePicture: 'share.png' }],
  ['webp', { errors: { notFound: 'error.webp', failure: 'error.webp' } }],
  ['avif', { errors: { notFound: 'error.avif', failure: 'error.avif' } }],
] as const)(
  'a photo in %s is turned upright, and loses what its camera wrote',
  async (format, names) => {
    const file = await copyOfShop(names);
    const name = 'sharePicture' in names ? names.sharePicture : names.errors.notFound;
    const place = { GPSLatitude: '12/1 31/1 0/1', GPSLatitudeRef: 'N' };
    const photo = await picture(630, 1200)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: place })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Somebody' }, IFD3: place })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await writeFile(path.join(path.dirname(file), name), photo);
    const read = (await readShop(file)).files.get(name);
    expect(read?.size).toEqual({ width: 1200, height: 630 });
    const served = await sharp(read?.body).metadata();
    expect([served.width, served.height]).toEqual([1200, 630]);
    expect([served.exif, served.xmp, served.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  },
);

test('a picture with nothing to take off stays as it is, byte by byte', async () => {
  const file = await copyOfShop({ sharePicture: 'share.jpg' });
  const bytes = await picture(1200, 630).jpeg().toBuffer();
  await writeFile(path.join(path.dirname(file), 'share.jpg'), bytes);
  expect((await readShop(file)).files.get('share.jpg')?.body.equals(bytes)).toBe(true);
});

test('a logo in pixels is large enough for an icon', async () => {
  const file = await copyOfShop({ logo: 'logo.png' });
  const logo = path.join(path.dirname(file), 'logo.png');
  await picture(64, 64).png().toFile(logo);
  expect(await faultsOf(file)).toEqual([
    'logo: logo.png is 64 by 64 pixels; must be at least 512 by 512 pixels',
  ]);
  await picture(512, 512).png().toFile(logo);
  expect((await readShop(file)).files.get('logo.png')?.size).toEqual({ width: 512, height: 512 });
});

test('a picture may be a drawing, served by its bytes', async () => {
  const file = await copyOfShop({ errors: { notFound: 'lost.svg', failure: 'lost.svg' } });
  const drawing = svg('<circle r="9"/><!-- note -->');
  await writeFile(path.join(path.dirname(file), 'lost.svg'), drawing);
  const lost = (await readShop(file)).files.get('lost.svg');
  expect(lost?.body.toString()).toBe(drawing);
  expect(lost?.size).toEqual({ width: 64, height: 64 });
});

test('all faults of all files are told together, at most twenty', async () => {
  const pictures = [0, 1, 2, 3, 4].flatMap((index) =>
    ['picture', 'tile', 'widePicture'].map((kind) => `platforms.${String(index)}.${kind}`),
  );
  const roles = [0, 1, 2, 3].map((index) => `about.roles.${String(index)}.picture`);
  const places = [...pictures, ...roles, 'errors.notFound', 'errors.failure'];
  const file = await copyOfShop(Object.fromEntries(places.map((place) => [place, 'gone.webp'])));
  const error = await readShop(file).catch((thrown: unknown) => thrown);
  const lines = (error as Error).message.split('\n  ');
  expect(lines).toHaveLength(22);
  expect(lines[0]).toBe(`The shop file ${file} cannot be used:`);
  expect(lines[1]).toBe('platforms[0].picture: gone.webp is not there');
  expect(lines.at(-1)).toBe('and 1 more');
});

test.each<[string, (file: string) => Promise<unknown>, string]>([
  ['is not there', (file) => rm(file), 'is not there'],
  ['is a folder', (file) => rm(file).then(() => mkdir(file)), 'is no file'],
  ['is empty', (file) => writeFile(file, ''), 'is not JSON: it ends too early, or is empty'],
  ['is too large', (file) => truncate(file, 2_000_000), 'is larger than 1024 kB'],
])('a shop file that %s', async (_, change, line) => {
  const file = await copyOfShop();
  await change(file);
  expect(await faultsOf(file)).toEqual([line]);
});

test('a file that must not be read', async () => {
  const file = await copyOfShop();
  await chmod(file, 0o000);
  // Root can read any file.
  if (process.getuid?.() === 0) {
    expect((await readFile(file)).length).toBeGreaterThan(0);
    return;
  }
  expect(await faultsOf(file)).toEqual(['must not be read: look at its permissions']);
});
