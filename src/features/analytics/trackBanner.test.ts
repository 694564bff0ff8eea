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
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { replayTracking } from '../offline/trackingReplay';
import { newEventId } from './eventId';
import { OUTBOX_LIMIT, outbox } from './outbox';
import { type SeenBanner, replayEvents, trackBanner } from './trackBanner';

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

afterEach(() => {
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
  await stepped.dispatch(replayEvents());
  await delivered(sent, 1);
});

// spec §8.9
test('a failure is swallowed and the event is kept', async () => {
  backend(down);
  expect(await store().dispatch(trackBanner(seen))).toEqual({ success: false });
  expect(outbox.waiting()).toMatchObject([seen]);
});

test('an event that the backend refuses for good is not kept', async () => {
  backend(refused);
  expect(await store().dispatch(trackBanner(seen))).toEqual({ success: false });
  expect(outbox.waiting()).toEqual([]);
});

// spec §8.9
test('a kept event goes out with the same id after a later one got through', async () => {
  backend(down);
  const { dispatch } = store();
  await dispatch(trackBanner(seen));
  const [kept] = outbox.waiting();
  const sent = backend(counted);
  await dispatch(trackBanner({ ...seen, bannerId: 'b2' }));
  expect(sent.map(({ body }) => body.bannerId)).toEqual(['b2', 'b1']);
  expect(sent[1]?.body.eventId).toBe(kept?.eventId);
  expect(outbox.waiting()).toEqual([]);
});

test('one that is refused for good does not hold up those that wait behind it', async () => {
  backend(down);
  const { dispatch } = store();
  for (const bannerId of ['b1', 'gone', 'b2']) await dispatch(trackBanner({ ...seen, bannerId }));
  const sent = backend(allButGone);
  await dispatch(replayEvents());
  expect(sent.map(({ body }) => body.bannerId)).toEqual(['b1', 'gone', 'b2']);
  expect(outbox.waiting()).toEqual([]);
});

test('one that is refused for good has failed, and those that wait go out after it', async () => {
  backend(down);
  const { dispatch } = store();
  await dispatch(trackBanner(seen));
  const sent = backend(allButGone);
  expect(await dispatch(trackBanner({ ...seen, bannerId: 'gone' }))).toEqual({ success: false });
  expect(sent.map(({ body }) => body.bannerId)).toEqual(['gone', 'b1']);
  expect(outbox.waiting()).toEqual([]);
});

// spec §8.9
test('kept events go out on the next visit, after reconnecting and when the page hides', async () => {
  backend(down);
  const before = store();
  await before.dispatch(trackBanner(seen));
  let sent = backend(counted);
  const next = store();
  replayTracking(next);
  await delivered(sent, 1);

  backend(down);
  await next.dispatch(trackBanner(seen));
  sent = backend(counted);
  next.dispatch(wentOnline());
  await delivered(sent, 1);

  backend(down);
  await next.dispatch(trackBanner(seen));
  sent = backend(counted);
  hide();
  await delivered(sent, 1);
  expect(sent[0]?.request.keepalive).toBe(true);
});

test('the oldest events are dropped first', () => {
  const event = (index: number) => ({
    ...seen,
    eventId: newEventId(),
    bannerId: String(index),
    timestamp: new Date(index * 1_000).toISOString(),
  });
  for (let index = 0; index < OUTBOX_LIMIT + 5; index++) outbox.add(event(index));
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
