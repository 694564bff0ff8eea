/** @jest-environment node */
import fc from 'fast-check';
import { parseGradient } from './gradient';

// spec §3.19
test.each([
  [
    'from-blue-600 via-indigo-600 to-purple-600',
    'linear-gradient(120deg, #155dfc, #4f39f6, #9810fa)',
  ],
  ['bg-gradient-to-r from-green-500 to-teal-700', 'linear-gradient(120deg, #00c950, #00786f)'],
  ['to-teal-700 from-green-500', 'linear-gradient(120deg, #00c950, #00786f)'],
  ['linear-gradient(90deg, #fff, #000)', 'linear-gradient(90deg, #fff, #000)'],
  [
    'linear-gradient(to right, rgba(0, 0, 0, 0.5) 0%, teal 100%)',
    'linear-gradient(to right, rgba(0, 0, 0, 0.5) 0%, teal 100%)',
  ],
  ['linear-gradient(red, blue)', 'linear-gradient(red, blue)'],
])('%p is a gradient', (input, css) => {
  expect(parseGradient(input)).toBe(css);
});

test.each([
  '',
  'from-blue-600',
  'from-blue-600 hidden to-blue-700',
  'from-nocolour-600 to-blue-600',
  'from-blue-650 to-blue-600',
  'linear-gradient(90deg, red)',
  'linear-gradient(90deg, red, url(https://evil.example/x))',
  'linear-gradient(red, blue); background: url(x)',
  'linear-gradient(red, blue), url(x)',
  'linear-gradient(red, var(--x))',
  'linear-gradient(red, expression(alert(1)))',
  'linear-gradient(red, blue) ) , ( red, blue)',
  'url(javascript:alert(1))',
  'radial-gradient(red, blue)',
  'red',
  `linear-gradient(red, ${'a'.repeat(400)})`,
  'from-constructor-name to-blue-600',
  null,
  7,
  {},
])('%p is none', (input) => {
  expect(parseGradient(input)).toBeNull();
});

// spec §3.19
test('whatever comes, nothing but colours reaches CSS', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'linear-gradient(',
      ')',
      '(',
      ',',
      ';',
      'url(',
      'red',
      '#fff',
      'rgb(0 0 0)',
      '90deg',
      'to right',
      ' ',
      'javascript:',
      'from-blue-600',
      'to-red-600',
      '\n',
      '/*',
      '*/',
      '"',
      '}',
    ),
    fc.string({ maxLength: 5 }),
  );
  const nasty = fc.oneof(
    fc.anything(),
    fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.array(piece, { maxLength: 6 }).map((parts) => `linear-gradient(${parts.join(', ')})`),
  );
  fc.assert(
    fc.property(nasty, (input) => {
      const css = parseGradient(input);
      if (css === null) return;
      // A word such as VAR is a colour at most; a function is more.
      expect(css).not.toMatch(/url\(|[;"'{}<>\\:]|\/\*|var\(|expression\(|@/i);
      expect(css.split('(').length).toBe(css.split(')').length);
      expect(css.startsWith('linear-gradient(')).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
