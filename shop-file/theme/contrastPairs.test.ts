import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as screenTokens from '../../src/shared/theme/screenTokens';
import * as tokens from '../../src/shared/theme/tokens';
import { contrastPairs } from './contrastPairs';
import { leastContrast, ownColorOf } from './paint';

const src = path.resolve(__dirname, '../../src');
/** Files that define colours, or show them to developers only. */
const NO_STYLES = /\.test\.tsx?$|^testing\/|^shared\/theme\/\w*okens\.ts$/i;

/** `edge`: lines, rings and shadows. `any`: a colour in a list, whose use the style does not show. */
type Role = 'foreground' | 'ground' | 'edge' | 'any';
type Use = `${Role} ${string}`;

const roles: readonly (readonly [RegExp, Role])[] = [
  [/^(color|fill|stroke|text)$/, 'foreground'],
  [/^(background|background-color|backgroundColor|ground|tint|bar)$/, 'ground'],
  [/^(border|outline|box-shadow|text-shadow|text-decoration|scrollbar|--ring|border-\w+)/, 'edge'],
];

const groups: Readonly<Record<string, object>> = { ...tokens, ...screenTokens };

/** Tokens by their names in pairs. */
function tokenName(group: string, name: string): string {
  if (group === 'tints') return `${name}Tint`;
  if (group === 'paints') return `${name}Paint`;
  return name;
}

/** The colours of styles, with their uses. */
function usesIn(text: string): readonly Use[] {
  return [...text.matchAll(/\b(colors|tints|sunlight|scenes|paints)\.(\w+)\b/g)].flatMap(
    ({ 1: group = '', 2: name = '', index }) => {
      if (!Object.hasOwn(groups[group] ?? {}, name)) return [];
      const declaration = /[^;{}`\n]*(?:\n[^;{}`]*)?$/.exec(openedBefore(text, index))?.[0] ?? '';
      const property = [...declaration.matchAll(/([-\w]+)(?::(?!:)|=(?=\{|$))/g)].at(-1)?.[1] ?? '';
      const role = roles.find(([pattern]) => pattern.test(property))?.[1] ?? 'any';
      return [`${role} ${tokenName(group, name)}` as const];
    },
  );
}

/** The text before a token, without the tokens of the same declaration before it. */
const openedBefore = (text: string, index: number) =>
  text
    .slice(Math.max(0, index - 400), index)
    .replace(/\$\{$|\{+ *(?=\w+: [^;{}]*$)|(?<==)\{$/, '')
    .replace(/\$\{[^}]*\}/g, 'token');

/** Decorative colours, whose information is given otherwise too. */
const decorative: Readonly<Record<Use, string>> = {
  'edge hairline': 'lines between parts',
  'edge buttonBorder': 'the words of a button say what it is',
  'edge warningBorder': 'an icon and words tell of the warning',
  'edge faintOnDark': 'lines between parts',
  'edge lineOnDark': 'lines between parts',
  'edge darkest': 'the end of the page under notices',
  'edge backdrop': 'what lies behind a dialog',
  'edge halo': 'the sun of the footer',
  'edge outerHalo': 'the sun of the footer',
  'ground settingSun': 'the sun of the footer',
  'foreground duskName': 'the name in the sun of the footer is above it as text',
  'ground backdrop': 'what lies behind a dialog',
  'ground hairline': 'lines, and places of pictures',
  'ground beach': 'drawn sand',
  'ground evening': 'a drawn sky, dark in every shop',
  'ground shore': 'made of two gradients, which have pairs',
  'ground dotOnDark': 'dots, which have a pair as such',
  'ground highlight': 'bars beside the word that tells the same',
  'foreground star': 'the rating stands in figures beside the stars',
  'foreground hairline': 'the rating stands in figures beside the stars',
};

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !NO_STYLES.test(file),
);
const textOf = (file: string) => readFileSync(path.join(src, file), 'utf8');

/** The colours of shadows, which the tokens compose. */
const shadowUses = ['shared/theme/tokens.ts', 'shared/theme/screenTokens.ts'].flatMap((file) =>
  [...textOf(file).matchAll(/^export const \w*shadows = \{$(.*?)^\}/gims)].flatMap(
    ([, shadows = '']) => usesIn(shadows.replace(/^ {2}\w+: `/gm, '  box-shadow: ')),
  ),
);
const used = new Set([...files.flatMap((file) => usesIn(textOf(file))), ...shadowUses]);

const foregrounds: ReadonlySet<string> = new Set(contrastPairs.map((pair) => pair.foreground));
const grounds: ReadonlySet<string> = new Set(contrastPairs.flatMap(({ layers }) => layers));

function hasPair(use: Use): boolean {
  const [role = '', token = ''] = use.split(' ');
  if (role === 'ground') return grounds.has(token);
  if (role === 'any') return foregrounds.has(token) || grounds.has(token);
  // Drawings and shadows under text count as fills.
  return foregrounds.has(token) || token === 'primaryDeep';
}

test.each<[string, readonly Use[]]>([
  ['a { color: ${colors.muted}; }', ['foreground muted']],
  [
    '  background: linear-gradient(${colors.well}, ${colors.ground});',
    ['ground well', 'ground ground'],
  ],
  ['  &:hover {\n    border: 1px solid ${colors.ink};\n', ['edge ink']],
  [
    '  box-shadow:\n    0 0 0 2px ${colors.white},\n    0 0 0 5px ${colors.primary};',
    ['edge white', 'edge primary'],
  ],
  ['<li style={{ background: tints.warm }} />', ['ground warmTint']],
  ['<path fill={colors.primaryDark} />', ['foreground primaryDark']],
  ['Red: [paints.red, colors.white],', ['any redPaint', 'any white']],
])('what %j uses', (style, uses) => {
  expect(usesIn(style)).toEqual(uses);
});

test('shadows are styles, too', () => {
  expect(shadowUses).toContain('edge backdrop');
  expect(shadowUses).toContain('edge highlight');
});

test('every colour that a style uses is checked, or is decoration', () => {
  expect(used.size).toBeGreaterThan(60);
  expect([...used].filter((use) => !hasPair(use) && !Object.hasOwn(decorative, use))).toEqual([]);
});

test('what is called decoration is used as such', () => {
  expect(Object.keys(decorative).filter((use) => !used.has(use as Use))).toEqual([]);
});

const common = contrastPairs.filter(({ foreground, layers }) =>
  [foreground, ...layers].every((name) => ownColorOf(name) === null),
);
test.each(common)('$foreground on $ground is the same in every shop', (pair) => {
  const { foreground, layers, needed } = pair;
  expect(leastContrast(foreground, layers, () => [])).toBeGreaterThanOrEqual(needed);
});

test('no pair is there twice', () => {
  const names = contrastPairs.map((pair) => `${pair.foreground} on ${pair.ground}`);
  expect(names).toHaveLength(new Set(names).size);
});
