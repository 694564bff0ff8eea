import fc from 'fast-check';
import { browserEnvironment } from '../../api/thunkExtra';
import { makeStore } from '../../app/store';
import { navigate } from '../../router/locationSlice';
import { NUMBER_LENGTH, boundOf } from '../bikes/bikeFilters';
import { makeReport } from './makeReport';
import { reportedProblem } from './problems';
import { pseudonyms, shapeOf } from './pseudonyms';
import { statesOf } from './readReport';

test('the shape of a text is the shape of that shape, and tells no letter and no digit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const shape = shapeOf(text);
      expect(shapeOf(shape)).toBe(shape);
      expect(shape).toMatch(/^[x0@.,+_ -]*$/);
    }),
  );
});

test('a short text that is no number has pseudonyms that are none', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^[0-9.,-]{1,12}$/)),
      fc.integer({ min: 0, max: 20 }),
      (text, others) => {
        fc.pre(boundOf(text) === null);
        const taken: string[] = [];
        for (let other = 0; other <= others; other++) taken.push(pseudonyms(taken)(text));
        expect(taken.filter((pseudonym) => boundOf(pseudonym) !== null)).toEqual([]);
      },
    ),
  );
});

test('the length of a text is on the same side of a limit as that of its shape', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(NUMBER_LENGTH, 200),
      (text, limit) => {
        expect(shapeOf(text).length > limit).toBe(text.length > limit);
      },
    ),
  );
});

test('two bikes of the same shape are two in a replay', () => {
  const store = makeStore({ ...browserEnvironment(), isRecorded: true });
  for (const id of ['Ana Maria', 'Eva Maria', 'Eva Maria', '17', '18']) {
    store.dispatch(navigate(`/bikes/listings?bike=${encodeURIComponent(id)}`));
  }
  const facts = { release: 'main.0123abcd', screen: { width: 390, height: 844 } };
  const replayed = statesOf(makeReport(store, facts)).slice(-5);
  expect(replayed.map(({ bikeDialog }) => bikeDialog?.isSameAsBefore)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('of a problem, only known names and messages, and places in our own scripts are told', () => {
  const error = Object.assign(new Error('No bike of ana@home.aw'), {
    stack: `Error: No bike of ana@home.aw
      at https://shop.example/nl/bikes?q=ana/assets/bikes.0123abcd.js:1:2345
      at eval (https://elsewhere.example/ana.js:1:1)`,
  });
  expect(reportedProblem({ kind: 'error', atMs: 120, reason: error }, 100)).toEqual({
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
  const problem = reportedProblem({ kind: 'crash', atMs: 0, reason: react }, 0);
  expect(problem).toMatchObject({ name: 'Error', message: 'Minified React error #418' });
  for (const chunk of ['about', 'bikes-nl', 'login-signup']) {
    const lost = new Error(`Loading chunk ${chunk} failed. (error: https://shop.example/?q=ana)`);
    expect(reportedProblem({ kind: 'rejection', atMs: 0, reason: lost }, 0)).toMatchObject({
      message: `Loading chunk ${chunk} failed`,
    });
  }
  expect(reportedProblem({ kind: 'rejection', atMs: 0, reason: 'ana' }, 0)).toMatchObject({
    name: 'Error',
    message: '',
    frames: [],
  });
});
