import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseShopFile } from '../../../shop-file/parseShopFile';
import { builtInShopFile } from '../../../shop-file/testing/shopFolder';
import { contrastFaults } from '../../../shop-file/theme/contrast';
import { readableShop } from './readableShop';

const builtIn = parseShopFile(readFileSync(builtInShopFile, 'utf8')).value;

function getShop(color: string) {
  if (!builtIn) throw new Error('No built-in shop');
  return readableShop({
    answers: {
      name: 'Kura',
      place: 'Bonaire',
      currency: 'USD',
      timeZone: 'America/Kralendijk',
      phone: '+599 555 0100',
      email: 'hello@kura.example',
      address: 'Kralendijk',
      color,
      languages: ['en'],
      platforms: ['cars', 'nail-services'],
      logo: '',
    },
    builtIn,
    schema: 'shop.schema.json',
    logo: 'logo.svg',
    sharePicture: 'share.jpg',
  });
}

test('any colour makes a shop that can be read', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(hex, (digits) => {
      const { shop, colors, notes } = getShop(`#${digits.padStart(6, '0')}`);
      const { value, faults } = parseShopFile(JSON.stringify(shop));
      expect(faults).toBeUndefined();
      expect(value && contrastFaults(value)).toEqual([]);
      expect(value?.theme.color.primary.hex).toBe(colors.primary);
      expect(notes.length > 0).toBe(colors.primary !== `#${digits.padStart(6, '0')}`);
    }),
    { numRuns: 60 },
  );
});

test.each(['#b91c1c', '#6d28d9', '#15803d', '#1d4ed8', '#0b7285'])('%s stays', (color) => {
  const { colors, notes } = getShop(color);
  expect([colors.primary, notes]).toEqual([color, []]);
});
