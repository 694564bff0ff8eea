import type { ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deferred } from '../testing/deferred';
import { serve, stopServing } from '../testing/http';
import { HOST_FETCHES_MAX, bytesInFlight, fetchBounded } from './fetchBounded';

afterEach(stopServing);

const bounds = { bytesMax: 1_000_000, timeoutMs: 10_000 };

/** Runs the garbage collector continuously until stopped. */
function collectGarbage(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const timer = setInterval(collect, 20);
  return () => {
    clearInterval(timer);
  };
}

describe.each([
  ['sends nothing', () => undefined],
  [
    'sends the head alone',
    (response: ServerResponse) => {
      response.flushHeaders();
    },
  ],
  ['stops in the body', (response: ServerResponse) => void response.write('[')],
  [
    'drips',
    (response: ServerResponse) => {
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => {
        clearInterval(timer);
      });
    },
  ],
])('a backend that %s', (_name, respond) => {
  test('is left at the deadline, also when the heap is busy', async () => {
    const closed = deferred();
    const backend = await serve((request, response) => {
      request.socket.on('close', () => {
        closed.resolve();
      });
      respond(response);
    });
    const stop = collectGarbage();
    await expect(fetchBounded(backend, {}, { ...bounds, timeoutMs: 300 })).rejects.toThrow(
      'The backend did not respond within 0.3 s',
    );
    await closed.promise;
    stop();
    expect(bytesInFlight()).toBe(0);
  });
});

test('a response that is too large is not read to its end', async () => {
  const closed = deferred();
  const backend = await serve((request, response) => {
    request.socket.on('close', () => {
      closed.resolve();
    });
    const send = () => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', send);
    send();
  });
  await expect(fetchBounded(backend, {}, bounds)).rejects.toThrow('larger than 1000000 bytes');
  await closed.promise;
});

test('a body that is not wanted is not read, and its connection ends', async () => {
  const closed = deferred();
  const backend = await serve((request, response) => {
    request.socket.on('close', () => {
      closed.resolve();
    });
    response.writeHead(404).write('x');
  });
  const { response, body } = await fetchBounded(backend, {}, { ...bounds, wants: (r) => r.ok });
  expect([response.status, body.length]).toEqual([404, 0]);
  await closed.promise;
});

test('too many bytes at a time end the response that holds the most', async () => {
  const small = deferred<ServerResponse>();
  const large = deferred<ServerResponse>();
  const backend = await serve((request, response) => {
    response.write('x');
    (request.url === '/small' ? small : large).resolve(response);
  });
  const inFlightMax = 1_000;
  const first = fetchBounded(`${backend}/large`, {}, { ...bounds, inFlightMax });
  const refused = expect(first).rejects.toThrow('Backends send more than 1000 bytes at a time');
  (await large.promise).write('x'.repeat(800));
  const second = fetchBounded(`${backend}/small`, {}, { ...bounds, inFlightMax });
  (await small.promise).end('x'.repeat(400));
  expect((await second).body).toHaveLength(401);
  await refused;
});

test('one host gets a bounded number of requests at a time', async () => {
  const held: ServerResponse[] = [];
  const allHeld = deferred();
  let isReleased = false;
  const backend = await serve((_request, response) => {
    if (isReleased) response.end();
    else if (held.push(response) === HOST_FETCHES_MAX) allHeld.resolve();
  });
  const fetches = Array.from({ length: HOST_FETCHES_MAX + 1 }, () =>
    fetchBounded(backend, {}, bounds),
  );
  await allHeld.promise;
  const other = await serve((_request, response) => {
    response.end('ok');
  });
  expect((await fetchBounded(other, {}, bounds)).body.toString()).toBe('ok');
  expect(held).toHaveLength(HOST_FETCHES_MAX);
  isReleased = true;
  for (const response of held) response.end();
  await Promise.all(fetches);
});

test.each([
  ['GET', ['GET', 'GET']],
  ['POST', ['POST']],
])('a backend that closes the connection gets a %s as %j', async (method, sent) => {
  const requests: (string | undefined)[] = [];
  const origin = await serve((request, response) => {
    if (requests.push(request.method) === 1) request.socket.destroy();
    else response.end('ok');
  });
  const result = fetchBounded(origin, { method }, bounds).then(({ body }) => body.toString());
  expect(await result.catch(() => 'failed')).toBe(method === 'GET' ? 'ok' : 'failed');
  expect(requests).toEqual(sent);
});
