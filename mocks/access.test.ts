import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { clientKey } from './access';
import type { AppEnv } from './appEnv';

test.each([
  ['the peer', '203.0.113.7', '198.51.100.1', false, '203.0.113.7'],
  ['whom a proxy on this machine speaks for', '127.0.0.1', '198.51.100.1', false, '198.51.100.1'],
  ['whom a proxy of ours elsewhere speaks for', '172.18.0.4', '1.1.1.1, 2.2.2.2', true, '2.2.2.2'],
  ['a proxy that speaks for nobody', '172.18.0.4', undefined, true, '172.18.0.4'],
  ['nobody, where the connection is gone', undefined, undefined, false, ''],
])('%s is counted', async (_name, remoteAddress, forwarded, trustProxy, expected) => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const app = new Hono<AppEnv>();
  app.get('/', (c) => c.text(clientKey(c, trustProxy)));
  const response = await app.request(
    '/',
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
    { incoming: new IncomingMessage(socket) },
  );
  expect(await response.text()).toBe(expected);
});
