import './unexpectedOutput';
import { DEFAULT_LANGUAGE } from '../shared/i18n/languages';
import { loadMessages } from '../shared/i18n/messages';
import { setShop } from '../shared/shop/currentShop';
import { server, unhandledRequests } from './mswServer';
import { testShops } from './testShop';

// Most of the time of a short test is spent on what is loaded before it: a file that needs no document
// says so, by `@jest-environment node`.
if ('document' in globalThis) jest.requireActual('./setupDocument');
else {
  // A closed document ends its timers. Here those that outlive their test, such as RTK Query's of unused
  // data, would keep Jest's worker from ending.
  const { setTimeout: start } = globalThis;
  globalThis.setTimeout = ((...timer: Parameters<typeof start>) =>
    start(...timer).unref()) as typeof start;
}

setShop(testShops);

// As a page has the messages of its language before it runs.
beforeAll(() => loadMessages(DEFAULT_LANGUAGE));

beforeAll(() => {
  server.listen({
    onUnhandledRequest(request, print) {
      unhandledRequests.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
});

afterEach(() => {
  server.resetHandlers();
  expect(unhandledRequests.splice(0)).toEqual([]);
});

afterAll(() => {
  server.close();
});
