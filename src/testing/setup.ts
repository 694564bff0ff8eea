import './unexpectedOutput';
import { DEFAULT_LANGUAGE } from '../shared/i18n/languages';
import { loadMessages } from '../shared/i18n/messages';
import { setShop } from '../shared/shop/currentShop';
import { server, unhandledRequests } from './mswServer';
import { testShops } from './testShop';

// Most of the time of a short test is spent on what is loaded before it: a file that needs no document
// says so, by `@jest-environment node`.
if ('document' in globalThis) jest.requireActual('./setupDocument');

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
