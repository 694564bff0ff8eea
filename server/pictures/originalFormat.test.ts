import fc from 'fast-check';
import sharp from 'sharp';
import { originalFormat } from './originalFormat';

const still = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b7285' } });
test.each([
  ['jpeg', () => still.clone().jpeg()],
  ['png', () => still.clone().png()],
  ['webp', () => still.clone().webp()],
  ['webp', () => still.clone().webp({ lossless: true })],
  ['avif', () => still.clone().avif()],
  ['gif', () => still.clone().gif()],
] as const)('a %s is one by its bytes', async (format, make) => {
  const file = await make().toBuffer();
  expect(originalFormat(file)).toBe(format);
});

test('an animated AVIF is one too', async () => {
  const avif = await still.clone().avif().toBuffer();
  avif.write('avis', 8);
  expect(originalFormat(avif)).toBe('avif');
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
      expect(() =>
        originalFormat(Buffer.concat([Buffer.from(start, 'latin1'), rest])),
      ).not.toThrow();
    }),
  );
});
