/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }));

/** What a compositor animates without the main thread, and steps without frames between them. */
const COMPOSITED = [
  'opacity',
  'transform',
  'translate',
  'rotate',
  'scale',
  'visibility',
  'display',
];
/** Repainted for a moment, on an action of the visitor. */
const COLORS = ['background-color', 'border-color', 'color'];

/** The properties that a file animates without end or on its own, and those of its transitions. */
function animatedProperties(text: string): { keyframes: string[]; transitions: string[] } {
  const keyframes = [
    ...text.matchAll(/keyframes`(.*?)`/gs),
    ...text.matchAll(/@keyframes \w+ (\{(?:[^{}]|\{[^{}]*\})*\})/g),
  ].flatMap(([, block = '']) => [...block.matchAll(/([\w-]+):/g)].map(([, name = '']) => name));
  const transitions = [...text.matchAll(/transition:([^;]*);/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((item) => item.trim().split(/\s/)[0] ?? '')
    .filter((name) => name !== 'none');
  return { keyframes, transitions };
}

test('animations and transitions are found, however they are written', () => {
  const text = `
    const a = keyframes\`from, 50% { width: 1px; } to { opacity: 0; }\`;
    css\`transition: left 1s, opacity 1s; @keyframes b { from { top: 0; } to { color: red; } } margin: 0;\``;
  expect(animatedProperties(text)).toEqual({
    keyframes: ['width', 'opacity', 'top', 'color'],
    transitions: ['left', 'opacity'],
  });
});

test('what moves costs the main thread nothing', () => {
  const costly = sources.flatMap(({ file, text }) => {
    const { keyframes, transitions } = animatedProperties(text);
    return [
      ...keyframes.filter((name) => !COMPOSITED.includes(name)),
      ...transitions.filter((name) => ![...COMPOSITED, ...COLORS].includes(name)),
    ].map((name) => `${file}: ${name}`);
  });
  expect(costly).toEqual([]);
});
