import { parseShopFile } from '../../../shop-file/parseShopFile';
import { type Hex, colorValueOf } from '../../../shop-file/theme/color';
import { contrastFaults } from '../../../shop-file/theme/contrast';
import { requiredColors } from '../../../shop-file/theme/themeTokens';
import { type ScaffoldParts, scaffoldShop } from './scaffoldShop';
import { type ScaffoldColors, scaffoldColors } from './scaffoldTheme';

/** A new shop whose colours can be read. */
interface ReadableShop {
  readonly shop: ReturnType<typeof scaffoldShop>;
  readonly colors: ScaffoldColors;
  /** What became of the owner's colour, if it could not be read. */
  readonly notes: readonly string[];
}

/** A shop file in the owner's colour, or in the nearest one that can be read. */
export function readableShop(parts: Omit<ScaffoldParts, 'colors'>): ReadableShop {
  const { color } = parts.answers;
  const own = scaffoldShop({ ...parts, colors: scaffoldColors(color) });
  const primary = faultsOf(own).find(({ suggestion }) => suggestion.name === PRIMARY);
  const used = primary?.suggestion.value ?? color;
  const shop = scaffoldShop({ ...parts, colors: scaffoldColors(used) });
  // Two suggestions for one colour are the same.
  for (const { suggestion } of faultsOf(shop)) setColor(shop, suggestion.name, suggestion.value);
  const hexOf = (name: (typeof requiredColors)[number]) =>
    colorAt(shop, `theme.color.${name}`).hex ?? used;
  return {
    shop,
    colors: Object.fromEntries(requiredColors.map((name) => [name, hexOf(name)])) as ScaffoldColors,
    notes: primary
      ? [
          `The colour ${color} cannot be read everywhere (${primary.place}: ${primary.ratio.toFixed(1)}:1, needs ${String(primary.needed)}:1), so it is ${used}, the nearest that can.`,
        ]
      : [],
  };
}

const PRIMARY = 'theme.color.primary';

function faultsOf(shop: object) {
  const { value, faults } = parseShopFile(JSON.stringify(shop));
  if (faults) throw new Error(faults.join('\n'));
  return contrastFaults(value);
}

interface ColorInFile {
  hex?: Hex;
  readonly alpha?: number;
}

/** @param place as faults name it: `theme.color.ink`, `platforms[0].tint[1].color` */
function colorAt(shop: object, place: string): ColorInFile {
  const steps = place.split(/[.[\]]+/);
  const parent = [...steps, ...(place.startsWith('theme.color.') ? ['$value'] : [])].reduce(
    (part, step) => Reflect.get(part, step) as object,
    shop,
  );
  return parent;
}

/** Its opacity stays. */
function setColor(shop: object, place: string, hex: Hex): void {
  Object.assign(colorAt(shop, place), colorValueOf(hex));
}
