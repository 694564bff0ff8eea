import fc from 'fast-check';
import sharp from 'sharp';
import { isAnimated, originalFormat } from './originalFormat';

const still = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b7285' } });
/** Two frames of raw pixels, one above the other. */
const frames = () =>
  sharp(Buffer.alloc(8 * 16 * 3, 0).fill(255, 8 * 8 * 3), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  });

test.each([
  ['jpeg', () => still.clone().jpeg()],
  ['png', () => still.clone().png()],
  ['webp', () => still.clone().webp()],
  ['webp', () => still.clone().webp({ lossless: true })],
  ['avif', () => still.clone().avif()],
] as const)('a %s is one by its bytes, and stands still', async (format, make) => {
  const file = await make().toBuffer();
  expect(originalFormat(file)).toBe(format);
  expect(isAnimated(file, format)).toBe(false);
});

test.each([
  ['gif', () => frames().gif()],
  ['webp', () => frames().webp()],
] as const)('a %s of two frames is animated', async (format, make) => {
  const file = await make().toBuffer();
  expect(originalFormat(file)).toBe(format);
  expect(isAnimated(file, format)).toBe(true);
});

test('a PNG is animated by its chunk, an AVIF by its brand', async () => {
  const png = await still.clone().png().toBuffer();
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8);
  control.write('acTL', 4);
  // After the signature and the header.
  const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  expect(isAnimated(animated, 'png')).toBe(true);
  const avif = await still.clone().avif().toBuffer();
  avif.write('avis', 8);
  expect([originalFormat(avif), isAnimated(avif, 'avif')]).toEqual(['avif', true]);
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html>'],
  ['PDF', '%PDF-1.7'],
  ['TIFF', 'II*\0'],
  ['BMP', 'BM'],
  ['an MP4 film', '\0\0\0\x18ftypisom\0\0\0\0isommp42'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a WAV sound', 'RIFF\0\0\0\0WAVEfmt '],
  ['nothing', ''],
])('%s is no picture of ours', (_what, text) => {
  expect(originalFormat(Buffer.from(text, 'latin1'))).toBeNull();
});

test('no bytes make it throw', () => {
  const starts = [
    '\x89PNG\r\n\x1a\n',
    'RIFF\0\0\0\0WEBPVP8X',
    '\xff\xff\xff\xffftyp',
    'GIF89a',
    '',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const file = Buffer.concat([Buffer.from(start, 'latin1'), rest]);
      const format = originalFormat(file);
      if (format) isAnimated(file, format);
    }),
  );
});
