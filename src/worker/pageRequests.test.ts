/** @jest-environment node */
import { NAVIGATION_LIMIT_MS } from '../shared/config/times';
import { respondToNavigation, isOurNavigation } from './pageRequests';
import { isOfThisRelease } from './shellRelease';

const page = new Response('page');
const shell = new Response('shell');
const request = new Request('https://shop.example/');
const responded = (response: Promise<Response>) => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(response);
  return respondToNavigation(request, () => Promise.resolve(shell));
};

afterEach(() => {
  jest.useRealTimers();
});

test.each([200, 304, 404, 500, 501])('a page with the status %i is shown', async (status) => {
  const response = status === 304 ? page : new Response('page', { status });
  expect(await responded(Promise.resolve(response))).toBe(response);
});

test.each([502, 503, 504])('instead of a %i the shell comes', async (status) => {
  expect(await responded(Promise.resolve(new Response('', { status })))).toBe(shell);
});

test('without a network the shell comes', async () => {
  expect(await responded(Promise.reject(new TypeError('Failed to fetch')))).toBe(shell);
});

test('after 3 s without a response the shell comes', async () => {
  jest.useFakeTimers();
  let shown: Response | null = null;
  void responded(new Promise(() => undefined)).then((response) => {
    shown = response;
  });
  await jest.advanceTimersByTimeAsync(NAVIGATION_LIMIT_MS - 1);
  expect(shown).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(shown).toBe(shell);
});

test('without a shell the response is shown as it is', async () => {
  const busy = new Response('', { status: 503 });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(busy);
  expect(await respondToNavigation(request, () => Promise.resolve(undefined))).toBe(busy);
});

test.each([
  ['/', true],
  ['/bikes/listings', true],
  ['/nl/bikes/listings', true],
  ['/nowhere', true],
  ['/api/v1/banners', false],
  ['/v1/types/list-types', false],
  ['/static/uploads/a.webp', false],
  ['/vehicles/50.cc', true],
  ['/robots.txt', false],
  ['/__faults', false],
])('%s is a page: %p', (path, isPage) => {
  const url = new URL(path, 'https://shop.example');
  const request = { mode: 'navigate' } as const;
  expect(isOurNavigation({ request, url, sameOrigin: true })).toBe(isPage);
  expect(isOurNavigation({ request, url, sameOrigin: false })).toBe(false);
});

test.each([
  ['/app-shell', '"abc-br"', true],
  ['/app-shell', '"other"', false],
  ['/nl/app-shell', '"def-br"', true],
  ['/nl/app-shell', '"abc"', false],
  ['/assets/client.1.js', '"other"', true],
])('%s with the ETag %s is of this release: %p', async (path, etag, isOurs) => {
  const context = {
    request: new Request(`https://shop.example${path}`),
    response: new Response('', { headers: { ETag: etag } }),
  };
  const kept = await isOfThisRelease(context, [
    { url: '/app-shell', revision: 'abc' },
    { url: '/nl/app-shell', revision: 'def' },
  ]);
  expect(kept).toBe(isOurs ? context.response : null);
});
