import { sendRequest, serve, stopServing } from '../testing/http';
import { clientAddress, isLocal, isSecure } from './clientAddress';

afterEach(stopServing);

async function seen(headers: Readonly<Record<string, string>>, trustProxy = false) {
  const origin = await serve((request, response) => {
    response.end(
      JSON.stringify({
        isLocal: isLocal(request),
        client: clientAddress(request, trustProxy),
        isSecure: isSecure(request, trustProxy),
      }),
    );
  });
  const { text } = await sendRequest(origin, { headers });
  return JSON.parse(text) as unknown;
}

test.each([
  [{}, true],
  [{ Host: 'localhost:3000' }, true],
  [{ Origin: 'http://localhost:3000' }, true],
  [{ Host: 'rebound.example' }, false],
  [{ Origin: 'https://evil.example' }, false],
  [{ Origin: 'null' }, false],
  [{ 'X-Forwarded-For': '127.0.0.1' }, false],
  [{ Forwarded: 'for=127.0.0.1' }, false],
  [{ Via: '1.1 proxy' }, false],
])('with %j the request is local: %s', async (headers: Record<string, string>, isLocal) => {
  expect(await seen(headers)).toMatchObject({ isLocal });
});

test('only a balancer of ours names the client, in the last place', async () => {
  const headers = { 'X-Forwarded-For': '1.1.1.1, 2.2.2.2', 'X-Forwarded-Proto': 'https' };
  expect(await seen(headers)).toMatchObject({ client: '127.0.0.1', isSecure: false });
  expect(await seen(headers, true)).toMatchObject({ client: '2.2.2.2', isSecure: true });
  expect(await seen({}, true)).toMatchObject({ client: '127.0.0.1', isSecure: false });
});
