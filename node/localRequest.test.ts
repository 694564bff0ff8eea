import { type RequestSource, clientOf, isLocalRequest } from './localRequest';

function source(peer: string, headers: Readonly<Record<string, string>>): RequestSource {
  return { peer, header: (name) => headers[name] };
}

const local = { host: 'localhost:3000' };

test.each([
  ['127.0.0.1', { host: '127.0.0.1:3000' }, true],
  ['::1', { host: '[::1]:3000' }, true],
  ['::ffff:127.0.0.1', local, true],
  ['127.0.0.1', { ...local, origin: 'http://localhost:3000' }, true],
  ['192.0.2.1', local, false],
  ['', local, false],
  ['127.0.0.1', {}, false],
  ['127.0.0.1', { host: 'rebound.example' }, false],
  ['127.0.0.1', { host: 'localhost.evil.example' }, false],
  ['127.0.0.1', { ...local, origin: 'https://evil.example' }, false],
  ['127.0.0.1', { ...local, origin: 'null' }, false],
  ['127.0.0.1', { ...local, 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { ...local, 'x-forwarded-host': 'localhost' }, false],
  ['127.0.0.1', { ...local, 'x-real-ip': '127.0.0.1' }, false],
  ['127.0.0.1', { ...local, forwarded: 'for=127.0.0.1' }, false],
  ['127.0.0.1', { ...local, via: '1.1 proxy' }, false],
])(
  'from %s with %j it is local: %s',
  (peer, headers: Readonly<Record<string, string>>, isLocal) => {
    expect(isLocalRequest(source(peer, headers))).toBe(isLocal);
  },
);

test.each([
  ['1.1.1.1, 2.2.2.2', '2.2.2.2'],
  ['2.2.2.2', '2.2.2.2'],
  ['', '127.0.0.1'],
  ['1.1.1.1,', '127.0.0.1'],
])('a proxy of ours that sends X-Forwarded-For %j speaks for %s', (sent, client) => {
  expect(clientOf(source('127.0.0.1', { 'x-forwarded-for': sent }), true)).toBe(client);
});

test('a proxy that sends nothing speaks for nobody', () => {
  expect(clientOf(source('127.0.0.1', {}), true)).toBe('127.0.0.1');
});

test('what others say about themselves is not believed', () => {
  expect(clientOf(source('203.0.113.7', { 'x-forwarded-for': '1.1.1.1' }), false)).toBe(
    '203.0.113.7',
  );
});
