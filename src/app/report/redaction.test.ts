import fc from 'fast-check';
import { numberOf } from '../../features/bikes/typedNumber';
import { shapeOf } from '../../shared/redaction/shape';
import { numberLine } from './numberLine';
import { reportedProblem } from './problems';

test('the shape of a text is the shape of that shape, and tells no letter and no digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const shape = shapeOf(text);
      expect(shapeOf(shape)).toBe(shape);
      expect(shape).toMatch(/^[x0@.,+_ -]*$/);
    }),
  );
});

test('a short text that is no number has a shape that is none', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('en', 'nl' as const),
      (text, language) => {
        fc.pre(numberOf({ text, language }) === null);
        expect(numberOf({ text: shapeOf(text), language })).toBe(null);
      },
    ),
  );
});

test('stand-ins of numbers let the same numbers through, in the same order', () => {
  const number = fc.integer({ min: -10_000, max: 10_000_000 });
  fc.assert(
    fc.property(fc.array(number), fc.array(number), (known, typed) => {
      const standIn = numberLine(known, typed);
      for (const value of typed) {
        for (const mark of known) {
          expect(standIn(value) <= mark).toBe(value <= mark);
          expect(standIn(value) >= mark).toBe(value >= mark);
        }
        for (const other of typed) expect(standIn(value) <= standIn(other)).toBe(value <= other);
      }
    }),
  );
});

test('of a problem, only known names and messages, and places in our own scripts are told', () => {
  const error = Object.assign(new Error('No bike of ana@home.aw'), {
    stack: `Error: No bike of ana@home.aw
      at https://shop.example/nl/bikes?q=ana/assets/bikes.0123abcd.js:1:2345
      at eval (https://elsewhere.example/ana.js:1:1)`,
  });
  expect(reportedProblem({ kind: 'error', at: 120, reason: error }, 100)).toEqual({
    kind: 'error',
    at: 20,
    name: 'Error',
    message: shapeOf('No bike of ana@home.aw'),
    frames: ['bikes.0123abcd.js:1:2345'],
  });
  const react = new Error(
    'Minified React error #418; visit https://react.dev/errors/418?args[]=ana',
  );
  react.name = 'Ana';
  const problem = reportedProblem({ kind: 'crash', at: 0, reason: react }, 0);
  expect(problem).toMatchObject({ name: 'Error', message: 'Minified React error #418' });
  expect(reportedProblem({ kind: 'rejection', at: 0, reason: 'ana' }, 0)).toMatchObject({
    name: 'Error',
    message: '',
    frames: [],
  });
});
