import { Hono } from 'hono';
import { errorResponse, invalid, isDatabaseUnavailable } from './httpErrors';

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

test.each([
  [invalid('Valid category ID is required', 'id'), 400, 'invalid', 0],
  [new Error('Failed query', { cause: coded('23505') }), 409, 'conflict', 0],
  [coded('08006'), 503, 'database_unavailable', 0],
  [new Error('surprise'), 500, 'internal', 1],
])('the response to %s is a %i', async (error, status, code, lines) => {
  const logged: string[] = [];
  const app = new Hono();
  app.get('/', () => {
    throw error;
  });
  app.onError((thrown, c) => errorResponse(thrown, c, (line) => logged.push(line)));
  const response = await app.request('/');
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(logged).toHaveLength(lines);
});
