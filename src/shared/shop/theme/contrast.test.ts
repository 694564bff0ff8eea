import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { shopFileSchema } from '../shopFile';
import { colorValueOf } from './color';
import { type ContrastFault, contrastFaults } from './contrast';
import type { ShopColors } from './settleColors';
import { type GradientValue, type Theme, derivedColors, gradientNames } from './themeSchema';

const shopFile = (name: string) =>
  v.parse(shopFileSchema, JSON.parse(readFileSync(`shops/${name}/shop.json`, 'utf8')));

/** The colours of a shop with the suggestions of its faults in their places. */
function mended({ theme, platforms }: ShopColors, faults: readonly ContrastFault[]): ShopColors {
  const color: Record<string, unknown> = { ...theme.color };
  const gradient: Record<string, GradientValue> = { ...theme.gradient };
  const tints = platforms.map(({ tint }) => tint);
  const withStop = (stops: GradientValue | undefined, index: string, value: string) =>
    (stops ?? []).map((stop, at) =>
      at === Number(index)
        ? { ...stop, color: { ...colorValueOf(value), alpha: stop.color.alpha } }
        : stop,
    );
  for (const { suggestion } of faults) {
    const { name, value } = suggestion;
    const [, token = ''] = /^theme\.color\.(\w+)$/.exec(name) ?? [];
    const [, platform = '', stop = ''] =
      /^platforms\[(\d)\]\.tint\[(\d)\]\.color$/.exec(name) ?? [];
    const [, own = '', at = ''] =
      /^theme\.gradient\.(\w+)\.\$value\[(\d)\]\.color$/.exec(name) ?? [];
    if (token) color[token] = colorValueOf(value);
    else if (platform) tints[Number(platform)] = withStop(tints[Number(platform)], stop, value);
    else gradient[own] = withStop(gradient[own], at, value);
  }
  return {
    theme: { ...theme, color: color as Theme['color'], gradient },
    platforms: tints.map((tint) => ({ tint })),
  };
}

const hex = fc
  .tuple(
    fc.integer({ min: 0, max: 255 }),
    fc.integer({ min: 0, max: 255 }),
    fc.integer({ min: 0, max: 255 }),
  )
  .map((bytes) =>
    colorValueOf(`#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`),
  );
const gradient = fc.array(
  fc.record({ color: hex, position: fc.double({ min: 0, max: 1, noNaN: true }) }),
  { minLength: 1, maxLength: 4 },
);
const brand: fc.Arbitrary<ShopColors> = fc.record({
  theme: fc.record({
    color: fc.record(
      {
        primary: hex,
        dark: hex,
        accent: hex,
        ground: hex,
        ink: hex,
        ...Object.fromEntries(derivedColors.map((n) => [n, hex])),
      },
      { requiredKeys: ['primary', 'dark', 'accent', 'ground', 'ink'] },
    ),
    gradient: fc.record(Object.fromEntries(gradientNames.map((n) => [n, gradient])), {
      requiredKeys: [],
    }),
    radius: fc.constant({}),
  }),
  platforms: fc.array(fc.record({ tint: gradient }), { maxLength: 8 }),
});

test.each(['dushi-market', 'bunita'])('%s can be read', (name) => {
  expect(contrastFaults(shopFile(name))).toEqual([]);
});

test('all suggestions together make a shop that can be read', () => {
  fc.assert(
    fc.property(brand, (shop) => {
      const faults = contrastFaults(shop);
      expect(contrastFaults(mended(shop, faults))).toEqual([]);
    }),
    { numRuns: 100, seed: 1 },
  );
});
