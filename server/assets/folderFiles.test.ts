import { rename } from 'node:fs/promises';
import path from 'node:path';
import { builtTestShop } from '../testing/builtTestShop';
import { sendRequest } from '../testing/http';

const shop = builtTestShop({ changes: { languages: ['en'] } });

const br = { 'Accept-Encoding': 'br' };

describe('files', () => {
  test('hashed ones are immutable, and compressed where the client accepts it', async () => {
    const origin = await shop.start();
    const { text, headers } = await sendRequest(`${origin}/assets/client.1.js`, { headers: br });
    expect(text).toBe('packed br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sendRequest(`${origin}/assets/client.1.js`)).text).toBe('console.log("whole")');
  });

  test('a missing one is never kept', async () => {
    const origin = await shop.start();
    for (const name of ['client.0.js', 'client']) {
      const { status, headers } = await sendRequest(`${origin}/assets/${name}`);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  test('one that could not be read is read the next time', async () => {
    const origin = await shop.start();
    const file = path.join(shop.root, 'dist/client/assets/client.1.js');
    await rename(file, `${file}.away`);
    expect((await sendRequest(`${origin}/assets/client.1.js`)).status).toBe(500);
    await rename(`${file}.away`, file);
    expect((await sendRequest(`${origin}/assets/client.1.js`)).status).toBe(200);
  });

  test('others are revalidated', async () => {
    const origin = await shop.start();
    const { headers } = await sendRequest(`${origin}/favicon.svg`);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cache-control']).toContain('max-age=0');
  });

  test('the template and unknown kinds are not served', async () => {
    const origin = await shop.start();
    for (const name of ['/page.html', '/secret.key', '/assets/client.1.js.br']) {
      expect((await sendRequest(origin + name)).status).toBe(404);
    }
  });
});
