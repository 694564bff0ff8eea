import { readShop } from './readShop';
import { ShopFaults } from './shopFaults';
import { copyOfShop, removeShops } from './testing/shopFolder';
import { colorValueOf } from './theme/color';

afterEach(removeShops);

const color = (hex: string) => ({ $value: colorValueOf(hex) });

async function linesOf(changes: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const result = await readShop(await copyOfShop(changes)).catch((error: unknown) => error);
  expect(result).toBeInstanceOf(ShopFaults);
  return (result as ShopFaults).faults;
}

test('a colour that is hard to read is refused with the nearest one that is not', async () => {
  const lines = await linesOf({ 'theme.color.primary': color('#22a6bd') });
  expect(lines).toEqual([
    'theme.color.primary: "white" on "primary" (buttons, counts and the panel "Say hello") has 2.89:1 and needs 4.5:1; 7 more with it fail; nearest that passes: #007e91, components 0, 0.4941, 0.5686',
  ]);
  const suggestion = /#[\da-f]{6}/.exec(lines[0]?.split('passes: ')[1] ?? '')?.[0] ?? '';
  const mended = await copyOfShop({ 'theme.color.primary': color(suggestion) });
  await expect(readShop(mended)).resolves.toMatchObject({ file: { id: 'dushi-market' } });
});

test('of a gradient, each stop that has to change is told', async () => {
  const lines = await linesOf({
    'platforms.0.tint': ['#ffffff', '#7a1f1f', '#6a1111'].map((hex, index) => ({
      color: colorValueOf(hex),
      position: index / 2,
    })),
  });
  expect(lines).toEqual([
    expect.stringMatching(/^platforms\[0\]\.tint\[1\]\.color: "\w+" on ".*tint" .* passes: #/),
    expect.stringMatching(/^platforms\[0\]\.tint\[2\]\.color: "\w+" on ".*tint" .* passes: #/),
  ]);
});

test('no line is too long for its suggestion', async () => {
  const lines = await linesOf(
    Object.fromEntries(
      ['primary', 'dark', 'accent', 'ground', 'ink', 'muted', 'onDark'].map((name) => [
        `theme.color.${name}`,
        color('#808080'),
      ]),
    ),
  );
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(line).toMatch(/passes: #[\da-f]{6}, components [\d., ]+$/);
});
