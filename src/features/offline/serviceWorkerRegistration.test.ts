import { HttpResponse, http } from 'msw';
import '../../app/routes';
import { makeStore } from '../../app/store';
import { addressOf } from '../../router/locationSlice';
import { startQueries } from '../../router/openPage';
import { matchRoute, screenAt } from '../../router/routeTable';
import { backendPaths } from '../../shared/config/backendPaths';
import { paths } from '../../shared/config/paths';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { BACKEND, server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { selectIsUpdateReady, updateAccepted } from './releaseSlice';
import { registerServiceWorker } from './serviceWorkerRegistration';

const HOUR_MS = 3_600_000;

/** A worker that replies whether it serves this page's script, or does not reply (`null`). */
class FakeWorker extends EventTarget {
  readonly told: unknown[] = [];
  state = 'installed';

  constructor(private readonly knowsThePage: boolean | null) {
    super();
  }

  postMessage(message: { readonly type: string }, [port]: readonly MessagePort[] = []): void {
    if (message.type !== 'is-your-script') this.told.push(message);
    else if (this.knowsThePage !== null) port?.postMessage(this.knowsThePage);
  }
}

/** jsdom lacks it, and Node's would keep the process alive. */
class FakeChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown) => {
      queueMicrotask(() => this.port1.onmessage?.({ data }));
    },
  };
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  readonly update = jest.fn(() => Promise.resolve());
}

class FakeWorkers extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly active = new FakeWorker(true);
  readonly ready = Promise.resolve({ active: this.active });
  readonly register = jest.fn(() => Promise.resolve(this.registration));
}

const { NODE_ENV } = process.env;
let workers: FakeWorkers;
let reload: jest.Mock;

beforeAll(() => screenAt(paths.about).preload('en'));

beforeEach(() => {
  process.env.NODE_ENV = 'production';
  workers = new FakeWorkers();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  Object.defineProperty(globalThis, 'MessageChannel', { configurable: true, value: FakeChannel });
  reload = jest.fn();
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = '/assets/client.1a2b.js';
  document.head.append(script);
});

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  document.head.replaceChildren();
  document.body.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Flushes messages between page and worker, which are microtasks here. */
const settle = yieldToMain;

const openAt = (path: string) =>
  makeStore(testEnvironment(), { location: addressOf(path, 'load') });

async function link() {
  const store = openAt(paths.about);
  await registerServiceWorker(store, reload);
  await settle();
  return { store, isOffered: () => selectIsUpdateReady(store.getState()) };
}

test('development has no service worker', async () => {
  process.env.NODE_ENV = 'development';
  await link();
  expect(workers.register).not.toHaveBeenCalled();
});

test('a browser without service workers, or one that refuses, is served all the same', async () => {
  workers.register.mockRejectedValue(new Error('Private window'));
  expect((await link()).isOffered()).toBe(false);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect((await link()).isOffered()).toBe(false);
});

test.each(['controller', 'ready', 'register'] as const)(
  'where cookies are refused and `%s` throws, the page goes on',
  async (name) => {
    Object.defineProperty(workers, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    await expect(registerServiceWorker(openAt(paths.about), reload)).resolves.toBe(undefined);
  },
);

test('where cookies are refused, no worker is requested: Firefox would report it', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await link();
  expect(workers.register).not.toHaveBeenCalled();
});

test('nothing is fetched in advance for who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await link();
  expect(workers.register).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a first worker waits for the code of the screen, then for its calls', async () => {
  let respond: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server.use(
    http.get(BACKEND + backendPaths.listings, async () => {
      await held;
      return HttpResponse.json([]);
    }),
  );
  const match = matchRoute(paths.bikes);
  const store = openAt(paths.bikes);
  const registered = registerServiceWorker(store, reload);
  await settle();
  expect(workers.register).not.toHaveBeenCalled();

  await match.route.screen.open(store);
  await settle();
  expect(workers.register).not.toHaveBeenCalled();

  await startQueries(store, match);
  await settle();
  expect(workers.register).not.toHaveBeenCalled();

  respond?.();
  await registered;
  expect(workers.register).toHaveBeenCalledTimes(1);
});

test('a first visit hands over the pictures that are there', async () => {
  const there = new Image();
  const missing = new Image();
  for (const image of [there, missing]) {
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: image === there ? 320 : 0 },
      currentSrc: {
        value: image === there ? 'http://localhost/a.webp' : 'http://localhost/b.webp',
      },
    });
  }
  document.body.append(there, missing);
  await link();
  expect(workers.active.told).toEqual([
    { type: 'keep-pictures', urls: ['http://localhost/a.webp'] },
  ]);
});

test('a later visit has nothing to hand over', async () => {
  workers.controller = new FakeWorker(true);
  await link();
  expect(workers.active.told).toEqual([]);
});

test('a waiting worker of another release is offered, and taken when the visitor wants it', async () => {
  const waiting = new FakeWorker(false);
  workers.registration.waiting = waiting;
  const { store, isOffered } = await link();
  expect(isOffered()).toBe(true);
  expect(waiting.told).toEqual([]);

  store.dispatch(updateAccepted());
  expect(isOffered()).toBe(false);
  expect(waiting.told).toEqual([{ type: 'take-over' }]);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a waiting worker of this release takes over by itself', async () => {
  const waiting = new FakeWorker(true);
  workers.registration.waiting = waiting;
  const { isOffered } = await link();
  expect(isOffered()).toBe(false);
  expect(waiting.told).toEqual([{ type: 'take-over' }]);
});

test('a worker that is installed while the page is open is offered', async () => {
  workers.controller = new FakeWorker(true);
  const { isOffered } = await link();
  const installing = new FakeWorker(false);
  workers.registration.installing = installing;
  workers.registration.dispatchEvent(new Event('updatefound'));
  installing.state = 'installing';
  installing.dispatchEvent(new Event('statechange'));
  await settle();
  expect(isOffered()).toBe(false);

  installing.state = 'installed';
  workers.registration.waiting = installing;
  installing.dispatchEvent(new Event('statechange'));
  await settle();
  expect(isOffered()).toBe(true);
});

test('the first worker of all is no update', async () => {
  const { isOffered } = await link();
  const installing = new FakeWorker(false);
  Object.assign(workers.registration, { installing, waiting: installing });
  workers.registration.dispatchEvent(new Event('updatefound'));
  installing.dispatchEvent(new Event('statechange'));
  await settle();
  expect(isOffered()).toBe(false);
});

test('a worker that another tab has taken is offered here; accepting loads the page again', async () => {
  const { store, isOffered } = await link();
  workers.controller = new FakeWorker(false);
  workers.dispatchEvent(new Event('controllerchange'));
  await settle();
  expect(isOffered()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  store.dispatch(updateAccepted());
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a worker that does not respond in 2 s is of another release', async () => {
  jest.useFakeTimers();
  workers.registration.waiting = new FakeWorker(null);
  const store = openAt(paths.about);
  await registerServiceWorker(store, reload);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(selectIsUpdateReady(store.getState())).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(selectIsUpdateReady(store.getState())).toBe(true);
});

test('a page that stays open checks for a new release once an hour, when it is looked at', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  await link();
  const { update } = workers.registration;
  const look = (state: DocumentVisibilityState, at: number) => {
    now.mockReturnValue(at);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  look('visible', HOUR_MS - 1);
  look('hidden', HOUR_MS);
  expect(update).not.toHaveBeenCalled();
  update.mockRejectedValueOnce(new Error('Offline'));
  look('visible', HOUR_MS);
  look('visible', 2 * HOUR_MS - 1);
  expect(update).toHaveBeenCalledTimes(1);
  look('visible', 2 * HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
});
