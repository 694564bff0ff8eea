import { isDatabaseUnavailable } from './httpErrors';

const coded = (code: string, cause?: unknown) =>
  Object.assign(new Error('failed', { cause }), { code });

test.each([
  [coded('ECONNREFUSED'), true],
  [coded('57P01'), true],
  [coded('08006'), true],
  [coded('53300'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Failed query', { cause: coded('ECONNRESET') }), true],
  [coded('23505'), false],
  [new Error('Failed query', { cause: coded('42P01') }), false],
  [{ code: 'ECONNREFUSED' }, false],
  [undefined, false],
])('%s means that the database is away: %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});
