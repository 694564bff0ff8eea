import { readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type FontRole, USED_WEIGHTS } from '../../shop-file/checkFont';
import { readShop } from '../../shop-file/readShop';

/** Unicode blocks of what shops in Latin letters write: letters, punctuation, currencies, signs. */
const KEPT_BLOCKS = [
  [0x0020, 0x017f],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2100, 0x22ff],
] as const;

/** What browsers apply by themselves, and the figures of equal width that styles ask for. */
const KEPT_FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'rclt', 'kern', 'mark', 'mkmk'],
  'tnum',
];

/** Entries of the name table: what the licence is, and where it is. */
const LICENSE_NAMES = [13, 14];

/**
 * Makes the fonts of a shop smaller, in their files: letters of Latin scripts and of the shop's own
 * texts, and the weights that the storefront uses. A file that would not get smaller is left alone.
 * @throws ShopFaults with a line for each thing that is wrong with the shop file
 */
export async function fontsCommand(shopFile: string, print: (line: string) => void): Promise<void> {
  const { file, fonts } = await readShop(shopFile);
  const letters = keptLetters() + JSON.stringify(file);
  const names = new Set([file.fonts.heading.file, file.fonts.text.file]);
  for (const name of names) {
    const roles = (['heading', 'text'] as const).filter((role) => file.fonts[role].file === name);
    const target = await realpath(path.join(path.dirname(shopFile), name));
    const before = await readFile(target);
    const [lightest, boldest] = fonts[roles[0] ?? 'text'].weights;
    const after = await subsetFont(before, letters, {
      targetFormat: 'woff2',
      keepFeatures: KEPT_FEATURES,
      preserveNameIds: LICENSE_NAMES,
      ...(lightest < boldest && { variationAxes: { wght: weightsOf(roles, lightest, boldest) } }),
    });
    const isSmaller = after.length < before.length;
    if (isSmaller) await writeFile(target, after);
    print(
      isSmaller
        ? `${name}: ${kilobytes(before)} before, ${kilobytes(after)} now`
        : `${name}: ${kilobytes(before)}, which is as small as it gets`,
    );
  }
}

function keptLetters(): string {
  return KEPT_BLOCKS.map(([first, last]) =>
    String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  ).join('');
}

/** The weights of these roles, as far as the font has them. */
function weightsOf(roles: readonly FontRole[], lightest: number, boldest: number) {
  const used = roles.flatMap((role) => USED_WEIGHTS[role]);
  const within = used.map((weight) => Math.min(Math.max(weight, lightest), boldest));
  const min = Math.min(...within);
  const max = Math.max(...within);
  return min === max ? min : { min, max };
}

const kilobytes = ({ length }: Buffer) => `${(length / 1_000).toFixed(1)} kB`;
