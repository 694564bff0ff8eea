import '../../testing/devToolsMock';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { wentOnline } from '../../api/connectionSlice';
import type { StoreEnvironment } from '../../api/thunkExtra';
import { devTools as devToolsOfShop } from '../../app/devtools/devTools';
import { makeStore } from '../../app/store';
import { storageName } from '../../shared/shop/currentShop';
import { devTools, lifted } from '../../testing/devToolsHistory';
import { pass, settle } from '../../testing/eventLoop';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { replayTracking } from '../offline/trackingReplay';
import { newEventId } from './eventId';
import { keepEvent } from './keepEvent';
import { OUTBOX_LIMIT, outbox } from './outbox';
import { sendEvents } from './sendEvents';
import { type SeenBanner, trackBanner } from './trackBanner';

const seen: SeenBanner = {
  kind: 'banner-impression',
  bannerId: 'b1',
  source: 'hero-slider',
  position: 0,
};
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const uuid = expect.stringMatching(UUID) as string;

const store = (environment: Partial<StoreEnvironment> = {}) =>
  makeStore(testEnvironment(environment));
const down = () => new HttpResponse(null, { status: 500 });
const refused = () => new HttpResponse(null, { status: 404 });
const counted = () => HttpResponse.json({ success: true });
const allButGone = (bannerId: unknown) => (bannerId === 'gone' ? refused() : counted());

function backend(response: (bannerId: unknown) => Response) {
  const sent: { path: string; body: Record<string, unknown>; request: Request }[] = [];
  server.use(
    http.post(`${BACKEND}/api/v1/analytics/*`, async ({ request }) => {
      const body = v.parse(v.record(v.string(), v.unknown()), await request.clone().json());
      sent.push({ path: new URL(request.url).pathname, body, request });
      return response(body.bannerId);
    }),
  );
  return sent;
}

/** Waits until events are sent and removed from the outbox. */
async function delivered(sent: readonly unknown[], count: number) {
  await waitFor(() => {
    expect([sent.length, outbox.waiting()]).toEqual([count, []]);
  });
}

function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Keeps an event whose delivery failed, without the wait for the next try. */
async function keep(...bannerIds: readonly string[]) {
  backend(down);
  for (const bannerId of bannerIds) {
    await store().dispatch(trackBanner({ ...seen, bannerId }));
    outbox.endWait();
  }
}

afterEach(() => {
  outbox.endWait();
  for (const { eventId } of outbox.waiting()) outbox.remove(eventId);
  localStorage.clear();
});

// spec §7.14
test('an impression and a click are sent with their source and place', async () => {
  const sent = backend(counted);
  const { dispatch } = store();
  expect(await dispatch(trackBanner(seen))).toEqual({ success: true });
  await dispatch(
    trackBanner({ kind: 'banner-click', bannerId: 'b2', source: 'promo-card', position: 3 }),
  );
  const timestamp = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/v1/analytics/banner-impression',
      { eventId: uuid, bannerId: 'b1', source: 'hero-slider', position: 0, timestamp },
    ],
    [
      '/api/v1/analytics/banner-click',
      { eventId: uuid, bannerId: 'b2', source: 'promo-card', position: 3, timestamp },
    ],
  ]);
  expect(sent[0]?.request).toMatchObject({ keepalive: true, credentials: 'omit' });
  expect(outbox.waiting()).toEqual([]);
});

test('an id is a UUID, on insecure origins too', () => {
  expect(newEventId()).toMatch(UUID);
  const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(newEventId()).toMatch(UUID);
  expect(newEventId()).not.toBe(newEventId());
  if (own) Object.defineProperty(crypto, 'randomUUID', own);
  else Reflect.deleteProperty(crypto, 'randomUUID');
});

// spec §5.13
test('without a banner id nothing is sent', async () => {
  const sent = backend(counted);
  expect(await store().dispatch(trackBanner({ ...seen, bannerId: ' ' }))).toEqual({
    success: false,
  });
  expect(sent).toEqual([]);
});

test('while DevTools shows the past nothing is sent: it goes out in the present', async () => {
  const sent = backend(counted);
  const stepped = makeStore(testEnvironment(), undefined, devToolsOfShop);
  lifted(stepped).dispatch(devTools.lockChanges(true));
  expect(await stepped.dispatch(trackBanner(seen))).toEqual({ success: false });
  expect(sent).toEqual([]);
  lifted(stepped).dispatch(devTools.lockChanges(false));
  await stepped.dispatch(sendEvents());
  await delivered(sent, 1);
});

// spec §8.9
test('a failure is swallowed and the event is kept', async () => {
  backend(down);
  expect(await store().dispatch(trackBanner(seen))).toEqual({ success: false });
  expect(outbox.waiting()).toMatchObject([seen]);
});

test('an event is kept at once, because the page may close before it is sent', async () => {
  backend(counted);
  const result = store().dispatch(trackBanner(seen));
  expect(outbox.waiting()).toMatchObject([seen]);
  expect(await result).toEqual({ success: true });
});

test('an event that the backend refuses for good is not kept', async () => {
  backend(refused);
  expect(await store().dispatch(trackBanner(seen))).toEqual({ success: false });
  expect(outbox.waiting()).toEqual([]);
});

// spec §8.9
test('a kept event goes out with the same id after a later one got through', async () => {
  await keep('b1');
  const [kept] = outbox.waiting();
  const sent = backend(counted);
  await store().dispatch(trackBanner({ ...seen, bannerId: 'b2' }));
  expect(sent.map(({ body }) => body.bannerId)).toEqual(['b2', 'b1']);
  expect(sent[1]?.body.eventId).toBe(kept?.eventId);
  expect(outbox.waiting()).toEqual([]);
});

test('one that is refused for good has failed, and those that wait go out after it', async () => {
  await keep('b1', 'gone', 'b2');
  const sent = backend(allButGone);
  expect(await store().dispatch(trackBanner({ ...seen, bannerId: 'gone' }))).toEqual({
    success: false,
  });
  const [first, ...others] = sent.map(({ body }) => body.bannerId);
  expect([first, ...others.toSorted()]).toEqual(['gone', 'b1', 'b2', 'gone']);
  expect(outbox.waiting()).toEqual([]);
});

test('one that always fails does not block the others', async () => {
  for (const [hour, bannerId] of ['b1', 'b2', 'odd'].entries()) {
    const timestamp = new Date(hour * 3_600_000).toISOString();
    keepEvent({ ...seen, bannerId, eventId: newEventId(), timestamp });
  }
  const sent = backend((bannerId) => (bannerId === 'odd' ? down() : counted()));
  const { dispatch } = store();
  for (let time = 0; time < 2; time++) {
    await dispatch(sendEvents());
    outbox.endWait();
  }
  expect(sent.map(({ body }) => body.bannerId)).toEqual(['odd', 'b2', 'b1', 'odd']);
  expect(outbox.waiting()).toMatchObject([{ bannerId: 'odd' }]);
});

// spec §8.9
test('kept events go out on the next visit, after reconnecting and when the page hides', async () => {
  await keep('b1');
  let sent = backend(counted);
  const next = store();
  replayTracking(next);
  await delivered(sent, 1);

  backend(down);
  await next.dispatch(trackBanner(seen));
  sent = backend(counted);
  next.dispatch(wentOnline());
  await delivered(sent, 1);

  await keep('b1');
  sent = backend(counted);
  hide();
  await delivered(sent, 1);
  expect(sent[0]?.request.keepalive).toBe(true);
});

// spec §7.14
test.each([
  ['text', () => HttpResponse.text('OK')],
  ['HTML', () => HttpResponse.html('<p>Thanks')],
  ['a GIF', () => new HttpResponse(new Uint8Array([71, 73, 70]))],
  ['nothing', () => new HttpResponse(null, { status: 204 })],
  ['text of another 2xx', () => HttpResponse.text('queued', { status: 202 })],
  [
    'a body that breaks off',
    () =>
      new HttpResponse(
        new ReadableStream({
          start: (body) => {
            body.error(new Error('cut'));
          },
        }),
      ),
  ],
])('an event is counted once when the response is %s', async (_what, response) => {
  const sent = backend(response);
  expect(await store().dispatch(trackBanner(seen))).toEqual({ success: true });
  await delivered(sent, 1);
});

describe('with an endpoint that fails', () => {
  const fill = (count: number) => {
    for (let index = 0; index < count; index++) {
      const timestamp = new Date(index * 1_000).toISOString();
      keepEvent({ ...seen, eventId: newEventId(), timestamp });
    }
  };

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  // spec §9.5
  test('an event is sent twice, 1 s apart; a later one does not wait for it', async () => {
    const sent = backend(down);
    const { dispatch } = store({ canRetry: true });
    const sentIds = () => sent.map(({ body }) => body.bannerId);
    const first = dispatch(trackBanner(seen));
    await pass(999);
    expect(sentIds()).toEqual(['b1']);
    await pass(1);
    expect(await first).toEqual({ success: false });
    await pass(3_000);
    expect(sentIds()).toEqual(['b1', 'b1']);

    const later = dispatch(trackBanner({ ...seen, bannerId: 'b2' }));
    await settle();
    expect(sentIds()).toEqual(['b1', 'b1', 'b2']);
    await pass(1_000);
    expect(await later).toEqual({ success: false });
    await pass(20_000);
    expect(sentIds()).toEqual(['b1', 'b1', 'b2', 'b2']);
    expect(outbox.waiting()).toMatchObject([{ bannerId: 'b1' }, { bannerId: 'b2' }]);

    const counted30sLater = backend(counted);
    await pass(10_000);
    expect(counted30sLater.map(({ body }) => body.bannerId)).toEqual(['b2', 'b1']);
  });

  test('a click that fails waits, although impressions get through', async () => {
    const sent = backend((bannerId) => (bannerId === 'clicked' ? down() : counted()));
    const { dispatch } = store({ canRetry: true });
    void dispatch(trackBanner({ ...seen, kind: 'banner-click', bannerId: 'clicked' }));
    await pass(1_000);
    for (const bannerId of ['b1', 'b2']) {
      void dispatch(trackBanner({ ...seen, bannerId }));
      await pass(1_000);
    }
    await pass(20_000);
    expect(sent.map(({ body }) => body.bannerId)).toEqual(['clicked', 'clicked', 'b1', 'b2']);
  });

  test('each change of tab sends nothing while kept events wait', async () => {
    fill(OUTBOX_LIMIT);
    const sent = backend(() => new HttpResponse(null, { status: 503 }));
    replayTracking(store({ canRetry: true }));
    const counts = [];
    for (const waitMs of [0, 999, 1, 29_999, 1, 1_000]) {
      await pass(waitMs);
      for (let tab = 0; tab < 5; tab++) hide();
      await settle();
      counts.push(sent.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 4]);
    expect(outbox.waiting()).toHaveLength(OUTBOX_LIMIT);
  });

  test('Retry-After is respected, and all events go out afterwards', async () => {
    fill(5);
    backend(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '120' } }));
    replayTracking(store());
    await settle();
    const sent = backend(counted);
    await pass(119_000);
    hide();
    await settle();
    expect(sent).toHaveLength(0);
    await pass(1_000);
    for (let turn = 0; turn < 5; turn++) await settle();
    expect(new Set(sent.map(({ body }) => body.eventId)).size).toBe(5);
    expect([sent.length, outbox.waiting()]).toEqual([5, []]);
  });

  test('a request that hangs is given up, and the event is sent again', async () => {
    server.use(
      http.post(`${BACKEND}/api/v1/analytics/*`, () => new Promise<Response>(() => undefined)),
    );
    const call = store().dispatch(trackBanner(seen));
    await pass(30_000);
    expect(await call).toEqual({ success: false });
    const sent = backend(counted);
    await pass(30_000);
    expect([sent.length, outbox.waiting()]).toEqual([1, []]);
  });
});

test('the oldest events are dropped first', () => {
  const event = (index: number) => ({
    ...seen,
    eventId: newEventId(),
    bannerId: String(index),
    timestamp: new Date(index * 1_000).toISOString(),
  });
  for (let index = 0; index < OUTBOX_LIMIT + 5; index++) keepEvent(event(index));
  const waiting = outbox.waiting();
  expect(waiting).toHaveLength(OUTBOX_LIMIT);
  expect(waiting[0]?.bannerId).toBe('5');
});

test('without storage events are kept in memory; unreadable entries are removed', async () => {
  localStorage.setItem(storageName('tracked:x'), '{');
  localStorage.setItem(storageName('tracked:y'), '{"eventId":"y"}');
  expect(outbox.waiting()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  backend(down);
  await store().dispatch(trackBanner(seen));
  expect(outbox.waiting()).toHaveLength(1);
});
