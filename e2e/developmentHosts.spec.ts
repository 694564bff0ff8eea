import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startDevelopment } from './development';
import { expect, testWithoutShop } from './fixtures';

/** A host that responds with its name. */
async function startHost(name: string): Promise<Server> {
  const host = createServer((_, response) => response.end(name));
  await new Promise((resolve) =>
    host.listen(0, '127.0.0.1', () => {
      resolve(host);
    }),
  );
  return host;
}

const originOf = (host: Server) =>
  `http://127.0.0.1:${String((host.address() as AddressInfo).port)}`;

testWithoutShop(
  'in development listings and their pictures come from the listings host',
  async ({ request }) => {
    const [api, listings] = [await startHost('api'), await startHost('listings')];
    const development = await startDevelopment({
      API_HOST_INTERNAL: originOf(api),
      REALESTATE_HOST_INTERNAL: originOf(listings),
      CONTENT_LANGUAGE: 'pap-AW',
    });
    try {
      const get = async (path: string) =>
        (await request.get(new URL(path, development.states).href)).text();
      expect(await get('/api/listings?categorySlug=bike')).toBe('listings');
      expect(await get('/uploads/a.webp')).toBe('listings');
      expect(await get('/api/v1/banners')).toBe('api');
      expect(await get('/static/uploads/a.webp')).toBe('api');
      expect(await get('/about')).toContain('"contentLanguage":"pap-AW"');
    } finally {
      await development.stop();
      api.close();
      listings.close();
    }
  },
);
