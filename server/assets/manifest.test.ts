import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';

const folder = path.resolve(__dirname, '../../public');

const manifestSchema = v.object({
  icons: v.array(v.object({ src: v.string(), sizes: v.string() })),
  screenshots: v.array(
    v.object({
      src: v.string(),
      sizes: v.string(),
      type: v.literal('image/webp'),
      form_factor: v.picklist(['wide', 'narrow']),
      label: v.pipe(v.string(), v.minLength(1)),
    }),
  ),
});

async function manifest() {
  const text = await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8');
  return v.parse(manifestSchema, JSON.parse(text));
}

test('the manifest shows the shop on wide screens and on phones', async () => {
  const { screenshots } = await manifest();
  const shown = (factor: string) => screenshots.filter(({ form_factor: its }) => its === factor);
  for (const factor of ['wide', 'narrow']) {
    expect(shown(factor).length).toBeGreaterThan(0);
    // Browsers show none of them where their shapes differ.
    expect(new Set(shown(factor).map(({ sizes }) => sizes)).size).toBe(1);
  }
});

test('its pictures have the sizes that it says, and screenshots are at most 80 kB', async () => {
  const { icons, screenshots } = await manifest();
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const { width, height } = await sharp(path.join(folder, src)).metadata();
    expect(`${src} ${String(width)}x${String(height)}`).toBe(`${src} ${sizes}`);
  }
  for (const { src } of screenshots) {
    expect((await readFile(path.join(folder, src))).length).toBeLessThanOrEqual(80_000);
  }
});
