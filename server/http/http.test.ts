import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { deferred } from '../testing/deferred';
import { sendRequest, serve, sendBytes, stopServing } from '../testing/http';
import { type HttpLimits, httpLimits, listen, networkOf } from './httpServer';
import { encodingFor, send, sendText } from './sendResponse';
import { parseTarget } from './target';

const local = { port: 0, host: '127.0.0.1' };

afterEach(stopServing);

describe('the request target', () => {
  test.each([
    ['/', { pathname: '/', search: '' }],
    ['/bikes/listings?type=sale', { pathname: '/bikes/listings', search: '?type=sale' }],
    ['/about?', { pathname: '/about', search: '' }],
    ['/category/caf%C3%A9', { pathname: '/category/caf%C3%A9', search: '' }],
    ['/static/uploads/a.b-c_d.webp', { pathname: '/static/uploads/a.b-c_d.webp', search: '' }],
  ])('%s is served', (url, target) => {
    expect(parseTarget(url)).toEqual(target);
  });

  test.each([
    [undefined, 400],
    ['*', 400],
    ['http://evil.example/', 400],
    ['//evil.example/', 400],
    ['/%2Fevil.example', 400],
    ['/../etc/passwd', 400],
    ['/assets/..%2f..%2fetc/passwd', 400],
    ['/assets/%2e%2e/x', 400],
    ['/assets/./x', 400],
    ['/a\\b', 400],
    ['/a%5Cb', 400],
    ['/a%00b', 400],
    ['/a%0D%0Ab', 400],
    ['/%E0%A4%A', 400],
    [`/${'a'.repeat(5_000)}`, 414],
  ])('%s is refused with %i', (url, status) => {
    expect(parseTarget(url)).toBe(status);
  });

  test('nothing that is served climbs or leaves the host', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const target = parseTarget(`/${text}`);
        if (typeof target === 'number') return;
        const url = new URL(target.pathname, 'http://shop.invalid');
        expect(url.host).toBe('shop.invalid');
        expect(decodeURIComponent(target.pathname).split('/')).not.toContain('..');
      }),
    );
  });
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR;q=1.0', 'br'],
  ['identity', 'identity'],
  ['br;q=0, *;q=0', 'identity'],
  ['x-br, gzip;q=0.5', 'gzip'],
  ['*;q=0.1, br;q=0.000', 'gzip'],
  ['gzip;q=0.9, br;q=0.1', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.5, gzip', 'gzip'],
])('a client that accepts %s gets %s', (accept, encoding) => {
  expect(encodingFor(accept)).toBe(encoding);
});

describe('responses', () => {
  const page = {
    status: 200,
    headers: { ETag: '"1"', 'Content-Type': 'text/plain' },
    body: 'hello',
  };

  test('a copy that is still good gets 304 without a body', async () => {
    const origin = await serve((request, response) => {
      send(request, response, page);
    });
    for (const known of ['"1"', 'W/"1"', '"0", "1"', '*']) {
      const response = await sendRequest(origin, { headers: { 'If-None-Match': known } });
      expect(response.status).toBe(304);
      expect(response.headers.etag).toBe('"1"');
      expect(response.headers['content-type']).toBeUndefined();
      expect(response.text).toBe('');
    }
    expect((await sendRequest(origin, { headers: { 'If-None-Match': '"2"' } })).text).toBe('hello');
  });

  test('HEAD gets the head alone', async () => {
    const origin = await serve((request, response) => {
      send(request, response, page);
    });
    const response = await sendRequest(origin, { method: 'HEAD' });
    expect(response.headers['content-length']).toBe('5');
    expect(response.text).toBe('');
  });
});

describe('bounds on clients', () => {
  const start = (limits: Partial<HttpLimits> = {}) =>
    listen(
      (request, response) => {
        sendText(request, response, 200, 'ok');
      },
      local,
      { ...httpLimits, ...limits },
    );

  test('oversized headers get 431', async () => {
    const server = await start();
    const text = await sendBytes(
      server.origin,
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    await server.close();
  });

  test('a head that comes too slowly gets 408, and the connection ends', async () => {
    const server = await start({ headersTimeoutMs: 300, requestTimeoutMs: 400 });
    const text = await sendBytes(server.origin, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    await server.close();
  });

  test.each([
    ['no byte', ''],
    ['half a head', 'GET / HTTP/1.1\r\n'],
    ['nonsense', 'nonsense\r\n\r\n'],
  ])('a client that sends %s and never closes holds no connection', async (_what, sent) => {
    const server = await start({ headersTimeoutMs: 300, requestTimeoutMs: 400, lingerMs: 50 });
    const { hostname, port } = new URL(server.origin);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const dropped = deferred();
    // The client's side stays open: only a reset, or a write after the end, reveals the close.
    socket.on('error', () => {
      dropped.resolve();
    });
    socket.on('data', () => undefined);
    socket.on('end', () => {
      const timer = setInterval(() => {
        socket.write('x');
      }, 10);
      socket.on('close', () => {
        clearInterval(timer);
      });
    });
    socket.write(sent);
    await dropped.promise;
    socket.destroy();
    await server.close();
  });

  test('one address has a share of the connections', async () => {
    const server = await start({ connectionsPerAddress: 2 });
    const { hostname, port } = new URL(server.origin);
    const open = () => connect({ port: Number(port), host: hostname });
    const held = [open(), open()];
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    const refused = open();
    refused.on('error', () => undefined);
    await once(refused, 'close');
    held[0]?.destroy();
    // Its slot is free once the server has noticed.
    for (;;) {
      const response = await sendRequest(server.origin).catch(() => null);
      if (response?.status === 200) break;
    }
    held[1]?.destroy();
    await server.close();
  });

  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each(['BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 'nonsense\r\n\r\n'])(
    '%j gets 400',
    async (sent) => {
      const server = await start();
      expect(await sendBytes(server.origin, sent)).toMatch(/^HTTP\/1\.1 400 /);
      await server.close();
    },
  );

  test('a port that is in use is an error in one line', async () => {
    const server = await start();
    const port = Number(new URL(server.origin).port);
    await expect(listen(() => undefined, { port, host: '127.0.0.1' })).rejects.toThrow(
      `PORT ${String(port)} is in use on 127.0.0.1`,
    );
    await server.close();
  });

  test('closing finishes the current response', async () => {
    const received = deferred<ServerResponse>();
    const server = await listen((_request, response) => {
      received.resolve(response);
    }, local);
    const current = sendRequest(server.origin);
    const response = await received.promise;
    const closed = server.close();
    response.end('done');
    expect((await current).text).toBe('done');
    await closed;
    await expect(sendRequest(server.origin)).rejects.toThrow('ECONNREFUSED');
  });

  test('closing cuts a response that takes too long', async () => {
    const received = deferred<ServerResponse>();
    const server = await listen((_request, response) => {
      received.resolve(response);
    }, local);
    const current = sendRequest(server.origin).catch(() => 'cut');
    await received.promise;
    await server.close(1);
    expect(await current).toBe('cut');
  });
});
