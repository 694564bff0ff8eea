import { fault } from './shopFaults';
import type { ShopFile } from './shopFile';
import { colorValueOf } from './theme/color';
import { type ContrastFault, contrastFaults } from './theme/contrast';

/** The contrast faults of a shop: one line for each colour to change, with its replacement. */
export function contrastFaultLines(file: ShopFile): string[] {
  const byColor = new Map<string, ContrastFault[]>();
  for (const each of contrastFaults(file)) {
    const { name } = each.suggestion;
    byColor.set(name, [...(byColor.get(name) ?? []), each]);
  }
  return [...byColor].map(([name, faults]) => lineOf(name, faults));
}

/** Reports the colour pair with the worst contrast shortfall. */
function lineOf(name: string, faults: readonly ContrastFault[]): string {
  const [worst, ...others] = faults.toSorted(
    (first, second) => first.ratio / first.needed - second.ratio / second.needed,
  );
  if (!worst) return name;
  const { pair, place, ratio, needed, suggestion } = worst;
  const [foreground, ground] = pair;
  const { hex = '', components } = colorValueOf(suggestion.value);
  const more = others.length > 0 ? `; ${String(others.length)} more with it fail` : '';
  return fault(
    name,
    `"${foreground}" on "${ground}" (${place}) has ${rounded(ratio)}:1 and needs ${String(needed)}:1${more}; ` +
      `nearest that passes: ${hex}, components ${components.join(', ')}`,
  );
}

/** Rounded down, because 4.499 fails 4.5. */
const rounded = (ratio: number) => String(Math.floor(ratio * 100) / 100);
