import { Linter } from 'eslint';
import tokenRules from './tokenRules.cjs';

/** What lint says about a piece of code. */
const messagesOf = (code: string) =>
  new Linter()
    .verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...tokenRules] } }])
    .map(({ message }) => message);

test.each([
  ['css`border-radius: 4px;`'],
  ['css`border-radius: 50%;`'],
  ['css`border-radius: 0 4px ${radii.panel} 0;`'],
  ['css`border-top-left-radius:4px`'],
  ['css`border-radius: ${radii.card}; & > b { border-radius: 9px; }`'],
  ['css`box-shadow: 0 0 0 2px ${colors.primary};`'],
  ['css`box-shadow: inset 0 0 0 1px ${colors.primary};`'],
  ['css`box-shadow:\n  0 0 0 2px ${colors.white},\n  0 0 0 5px ${colors.primary};`'],
  ['css`text-shadow: 0 0 8px ${colors.dark};`'],
  ["css('box-shadow: 0 2px 8px gray')"],
  ['({ borderRadius: 4 })'],
  ["({ boxShadow: '0 2px 8px gray' })"],
])('%s is refused', (code) => {
  expect(messagesOf(code)).toEqual(['Radii and shadows stand in src/shared/theme']);
});

test.each([['css`color: #ffffff;`'], ["({ color: 'rgb(0 0 0)' })"]])('%s is refused', (code) => {
  expect(messagesOf(code)).toEqual(['Colours stand in src/shared/theme']);
});

test.each([
  ['css`text-decoration: underline 2px;`'],
  ['css`text-decoration: underline ${colors.accent};`'],
])('%s is refused', (code) => {
  expect(messagesOf(code)).toEqual([expect.stringMatching(/Safari/)]);
});

test.each([
  ['css`line-height: 20px;`'],
  ['css`font: 700 1rem/24px ${fonts.text};`'],
  ['css`font: 700 clamp(1rem, 5.7vw, 2rem) / 28px ${fonts.text};`'],
])('%s is refused', (code) => {
  expect(messagesOf(code)).toEqual([expect.stringMatching(/grow with their text/)]);
});

test.each([
  ['css`font-size: 14px;`'],
  ['css`font-size: min(44px, 11vw);`'],
  ['css`font-size:\n  clamp(\n    18px, 5.7vw, 2rem);`'],
  ['css`font: 700 16px / 1.5 ${fonts.text};`'],
  ["({ fontSize: '14px' })"],
  ['({ fontSize: 14 })'],
])('%s is refused', (code) => {
  expect(messagesOf(code)).toEqual([expect.stringMatching(/follow the text size/)]);
});

test.each([
  ['css`line-height: calc(20 / 14);`'],
  ['css`font-size: 0.875rem; margin: 4px;`'],
  ['css`font: 700 1rem / 1.5 ${fonts.text};`'],
  ["({ fontSize: '1rem' })"],
  ['css`text-decoration: none;`'],
  ['css`text-decoration: underline; color: ${colors.ink};`'],
  ['css`text-decoration-line: underline; text-decoration-thickness: 2px;`'],
  ['css`border-radius: ${radii.card};`'],
  ['css`border-radius: ${radii.panel} ${radii.panel} 0 0;`'],
  ['css`border-radius: 0 ${radii.panel} ${radii.panel} 0;`'],
  ['css`border-radius: 0;`'],
  ['css`border-radius: 0`'],
  ['css`border-radius: inherit;`'],
  ['css`box-shadow: ${shadows.overlay}, ${shadows.card};`'],
  ['css`box-shadow: none;`'],
  ['css`text-shadow: ${lateShadows.wordsOnScene};`'],
  ['css`transition: border-color 120ms, box-shadow ${motion.quick};`'],
  ['({ borderRadius: radii.card, boxShadow: shadows.card })'],
  ['({ borderRadius: 0 })'],
])('%s may stand', (code) => {
  expect(messagesOf(code)).toEqual([]);
});
