import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { AddressKind } from './canonicalAddress';
import { pageEntry } from './pageEntry';

// Arbitrary text of a page's size.
const html = readFileSync(`${__dirname}/../../package-lock.json`).subarray(0, 100_000);

function compressed(kind: AddressKind): Buffer {
  const page = { language: 'en', status: 200, isComplete: true, html, policy: '' } as const;
  return pageEntry({ ...page, kind }).variant('br').body;
}

test('pages of endless addresses are compressed lightly, those that many visitors get are not', () => {
  const fixed = compressed('fixed');
  expect(compressed('content')).toHaveLength(fixed.length);
  const endless = compressed('endless');
  expect(endless.length).toBeGreaterThan(fixed.length * 1.05);
  expect(endless.length).toBeLessThan(fixed.length * 1.3);
  expect(brotliDecompressSync(endless)).toEqual(html);
});
