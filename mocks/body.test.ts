import { Hono } from 'hono';
import { readJson } from './body';
import { errorResponse } from './httpErrors';

const app = new Hono();
app.post('/', async (c) => c.json(await readJson(c)));
app.onError((error, c) => errorResponse(error, c, () => undefined));

test.each([
  ['JSON', '{"id":1}', 'application/json', 200],
  ['what is not JSON', '{', 'application/json', 400],
  ['another media type', '{}', 'text/plain', 415],
  ['no media type', new TextEncoder().encode('{}'), undefined, 415],
])('of %s', async (_what, body, type, status) => {
  const response = await app.request('/', {
    method: 'POST',
    body,
    ...(type !== undefined && { headers: { 'Content-Type': type } }),
  });
  expect(response.status).toBe(status);
});
