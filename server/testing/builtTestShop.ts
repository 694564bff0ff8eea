import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { keepLogLine } from '../../mocks/testing/serverLog';
import { type Changes, copyShopTo } from '../../shop-file/testing/shopFolder';
import { backendPaths } from '../../src/shared/config/backendPaths';
import { makeLog } from '../log';
import { type RunningStorefront, startStorefront } from '../startStorefront';
import { readSettings } from '../storefrontSettings';
import { deferred } from './deferred';
import { serve, stopServing } from './http';

const PAGE = `<!doctype html><html lang="<!--lang-->"><head><!--head--></head><body><!--menu--><div id="root"><!--root--></div>
<script type="application/json" id="page-state"><!--state--></script><!--scripts--></body></html>`;

const product = {
  _id: 'p1',
  name: 'Snorkel <set>',
  price: 85,
  image_url: '/products/snorkel.webp',
  link_url: 'https://shop.example/snorkel',
  reviews: 3,
  rating: 4,
};
/** The backend's responses, by path. */
export const lists: Readonly<Record<string, unknown>> = {
  [backendPaths.banners]: [
    {
      _id: 'b1',
      title: 'Ride the island',
      bannerType: 'hero',
      image: '/hero.webp',
      isActive: true,
    },
  ],
  [backendPaths.featuredProducts]: [product],
  [backendPaths.categories]: [],
  [backendPaths.vehicleTypes]: [
    {
      _id: 'suvs',
      name: 'SUVs',
      slug: 'suvs',
      count: 40,
      image: '/vehicles/suv.webp',
      subcategories: [{ _id: 'off-road', name: 'Off-road', slug: 'off-road', count: 17 }],
    },
  ],
  [backendPaths.listings]: [
    {
      _id: 'l1',
      title: 'Scooter',
      description: 'A small & quick one',
      price: 4500,
      images: ['s.webp'],
      categoryId: { slug: 'bike' },
    },
  ],
};

/** A built shop in its own folder, with a backend that works unless `fault` is set. */
export interface TestShop {
  readonly root: string;
  /** The backend's response to all requests for pictures. */
  picture: Buffer;
  /** The requests to the backend, and their bodies. */
  readonly calls: IncomingMessage[];
  readonly bodies: string[];
  /** The lines of the log. */
  readonly lines: string[];
  /** Resolves when a line of the log contains a text. */
  logged(text: string): Promise<void>;
  /** Replaces the storefront's clock. */
  wait: ((ms: number) => Promise<unknown>) | undefined;
  /** Responds instead of the backend, unless it returns false. */
  fault: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  running: RunningStorefront | undefined;
  /** Starts the shop until the test ends, unless tests share it; returns its origin. */
  start(env?: Readonly<Record<string, string>>): Promise<string>;
}

interface Options {
  /** Changes of its shop file; one language starts faster than four. */
  readonly changes?: Changes;
  /** Whether tests with the same settings share a storefront. */
  readonly isShared?: boolean;
}

/** Call it once in a test file. */
export function builtTestShop({ changes = {}, isShared = false }: Options = {}): TestShop {
  let root = '';
  let startedWith = '';
  const stop = async () => {
    await shop.running?.stop();
    shop.running = undefined;
    await stopServing();
  };
  const onLine: (() => void)[] = [];
  const shop: TestShop = {
    get root() {
      return root;
    },
    picture: Buffer.alloc(0),
    calls: [],
    bodies: [],
    lines: [],
    logged: (text) => {
      const { promise, resolve } = deferred();
      const look = () => {
        if (shop.lines.some((line) => line.includes(text))) resolve();
      };
      onLine.push(look);
      look();
      return promise;
    },
    wait: undefined,
    fault: null,
    running: undefined,
    async start(env = {}) {
      const wanted = JSON.stringify(env);
      if (isShared) {
        if (shop.running && startedWith === wanted) return shop.running.origin;
        await stop();
        startedWith = wanted;
      }
      const origin = await serve(backend(shop));
      const settings = readSettings({
        PORT: '0',
        API_HOST_INTERNAL: origin,
        REALESTATE_HOST_INTERNAL: origin,
        SHOP_FILE: path.join(root, 'shop/shop.json'),
        DATA_DIR: await mkdtemp(path.join(root, 'data-')),
        ...env,
      });
      shop.running = await startStorefront(settings, {
        root,
        print: () => undefined,
        log: makeLog('info', (line) => {
          shop.lines.push(line);
          keepLogLine(line);
          for (const look of onLine) look();
        }),
        ...(shop.wait && { wait: shop.wait }),
      });
      return shop.running.origin;
    },
  };

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'storefront-'));
    await writeBuild(root);
    await copyShopTo(path.join(root, 'shop'), changes);
    shop.picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#0b7285' },
    })
      .webp()
      .toBuffer();
  });

  afterAll(async () => {
    await stop();
    await rm(root, { recursive: true, force: true });
  });

  beforeEach(() => {
    for (const list of [shop.calls, shop.bodies, shop.lines, onLine]) list.length = 0;
    shop.fault = null;
    shop.wait = undefined;
  });

  afterEach(async () => {
    if (!isShared) await stop();
  });

  return shop;
}

async function writeBuild(root: string): Promise<void> {
  for (const folder of ['public', 'dist/server', 'dist/client/assets']) {
    await mkdir(path.join(root, folder), { recursive: true });
  }
  const files: Readonly<Record<string, string>> = {
    'public/page.html': PAGE,
    'public/note.txt': 'served as it is',
    'public/secret.key': 'secret',
    'dist/server/assets.json': JSON.stringify({
      client: ['assets/client.1.js'],
      about: ['assets/about.1.js'],
    }),
    'dist/server/bootScript.js': 'console.log("boot")',
    'dist/client/assets/client.1.js': 'console.log("whole")',
    'dist/client/assets/client.1.js.br': 'packed br',
    'dist/client/assets/client.1.js.gz': 'packed gz',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(root, name), text);
}

function backend(shop: TestShop) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    shop.calls.push(request);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      shop.bodies.push(body);
      if (shop.fault?.(request, response)) return;
      const { pathname } = new URL(request.url ?? '', 'http://backend.invalid');
      if (pathname.includes('/uploads/')) {
        response.setHeader('Content-Type', 'image/webp');
        response.setHeader('Set-Cookie', 'track=1');
        response.end(shop.picture);
      } else if (pathname in lists || request.method === 'POST') {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ data: lists[pathname] ?? [] }));
      } else {
        response.writeHead(404, { 'Content-Type': 'application/json' });
        response.end('{"error":{"code":"not_found","message":"No"}}');
      }
    });
  };
}
