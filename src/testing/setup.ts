import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './browserGaps';
import './computedStyle';
import './unexpectedOutput';
import { DEFAULT_LANGUAGE } from '../shared/i18n/languages';
import { loadMessages } from '../shared/i18n/messages';
import { setShop } from '../shared/shop/currentShop';
import { server, unhandledRequests } from './mswServer';
import { testShops } from './testShop';

// Only ends what hangs: a busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 });
setShop(testShops);

// As a page has the messages of its language before it runs.
beforeAll(() => loadMessages(DEFAULT_LANGUAGE));

// Tests meet the whole shop, with frames, timers and responses that come by themselves, and wait for
// what shows: an update need not be in an `act`.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

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
