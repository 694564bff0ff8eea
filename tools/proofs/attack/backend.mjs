import { createServer } from 'node:http';
import { clearInterval, setInterval } from 'node:timers';
import { backendPaths } from '../../../scripts/lib/shopPaths.mjs';

const NAMES_OF_OBJECTS = ['constructor', '__proto__', 'toString', 'then'];
const ENDLESS_CHUNK = Buffer.alloc(65_536, '[');
/** 64 kB each: 3 MB/s a response. */
const ENDLESS_PAUSE_MS = 20;
const DRIP_PAUSE_MS = 300;
const SLOWNESS_MS = 1_000;
const GARBAGE_BYTES = 20_000;

const lists = (ids) => ({
  [backendPaths.banners]: ids.map((id) => ({
    _id: id,
    title: `Banner ${id}`,
    bannerType: 'hero',
    image: '/good-0.webp',
    isActive: true,
  })),
  [backendPaths.featuredProducts]: ids.map((id) => ({ _id: id, name: `Thing ${id}`, price: 5 })),
  [backendPaths.categories]: ids.map((id) => ({ _id: id, name: `Category ${id}`, slug: id })),
  [backendPaths.vehicleTypes]: ids.map((id) => ({ _id: id, name: `Type ${id}`, slug: id })),
  [backendPaths.listings]: ids.map((id) => ({
    _id: id,
    title: `Bike ${id}`,
    price: 4_500,
    images: ['good-0.webp'],
    categoryId: { slug: 'bike' },
  })),
});
const goodLists = lists(['one', 'two', 'three']);
const hostileLists = lists(NAMES_OF_OBJECTS);

function sendJson(response, value) {
  response.setHeader('Content-Type', 'application/json');
  response.end(value === undefined ? '{"data":[]}' : JSON.stringify({ data: value }));
}

/** Writes at a fixed rate until the other side closes. */
function writeForEver(response, chunk, pauseMs) {
  const timer = setInterval(() => {
    if (!response.writableNeedDrain) response.write(chunk);
  }, pauseMs);
  response.on('close', () => clearInterval(timer));
}

/** The responses of a backend, by its state. */
const states = {
  good: (path, response) => sendJson(response, goodLists[path]),
  slow: (path, response) => setTimeout(() => states.good(path, response), SLOWNESS_MS),
  garbage(path, response) {
    response.writeHead(path.length % 2 === 0 ? 200 : 500, { 'Content-Type': 'application/json' });
    response.end(
      Buffer.from(Array.from({ length: GARBAGE_BYTES }, (_, index) => (index * 7) % 256)),
    );
  },
  endless(_path, response) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    writeForEver(response, ENDLESS_CHUNK, ENDLESS_PAUSE_MS);
  },
  dripping(_path, response) {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    writeForEver(response, ' ', DRIP_PAUSE_MS);
  },
  silent: () => undefined,
  'with names of objects as ids': (path, response) => sendJson(response, hostileLists[path]),
};

/** A backend whose state can be set. */
export async function startBackend() {
  let state = 'good';
  const server = createServer((request, response) => {
    const path = request.url.split('?')[0];
    response.on('error', () => undefined);
    states[state](path, response);
  });
  const listen = (port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address();
  const die = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return {
    origin: `http://127.0.0.1:${port}`,
    /** `dead` refuses connections; the other names are those of `states`. */
    async become(next) {
      if (next === 'dead') await die();
      else {
        state = next;
        if (!server.listening) await listen(port);
      }
    },
    connections: () =>
      new Promise((resolve) => server.getConnections((_, count) => resolve(count))),
    close: die,
  };
}
