import { backendPaths } from '../src/shared/config/backendPaths';
import { builtTestShop } from './testing/builtTestShop';
import { sendRequest } from './testing/http';

const shop = builtTestShop({ changes: { languages: ['en', 'nl'] } });
const token = 'a-preview-token-of-32-characters!';

/** The backend has a draft for calls of previews. */
function haveDraft(): void {
  shop.fault = ({ url, headers }, response) => {
    if (!url?.startsWith(backendPaths.banners)) return false;
    const title = headers['x-preview'] === '1' ? 'The draft' : 'Published';
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('ETag', '"1"');
    response.end(
      JSON.stringify([{ _id: 1, title, bannerType: 'hero', image: 'a.webp', isActive: true }]),
    );
    return true;
  };
}

const open = (origin: string, query: string) =>
  sendRequest(`${origin}/preview?${query}`, { headers: { Referer: origin } });

test('an editor sees drafts for an hour, and nobody else does', async () => {
  haveDraft();
  const now = jest.spyOn(Date, 'now');
  const origin = await shop.start({ PREVIEW_TOKEN: token });
  const { status, headers } = await open(origin, `token=${token}&path=/nl%3Fa=b`);
  expect([status, headers.location, headers['referrer-policy']]).toEqual([
    303,
    '/nl?a=b',
    'no-referrer',
  ]);
  const [cookie = ''] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  const sent = { headers: { Cookie: `a=1; ${cookie.split(';')[0] ?? ''}` } };
  for (const path of ['/', '/nl', backendPaths.banners]) {
    const visited = await sendRequest(origin + path);
    const previewed = await sendRequest(origin + path, sent);
    expect([visited.text, previewed.text]).toEqual([
      expect.stringContaining('Published'),
      expect.stringContaining('The draft'),
    ]);
    expect(visited.text).not.toContain('The draft');
    expect((await sendRequest(origin + path)).text).toBe(visited.text);
  }
  const page = await sendRequest(`${origin}/nl`, sent);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(page.headers.etag).toBeUndefined();
  expect(page.text).toContain('href="/preview?leave&amp;path=%2Fnl">Voorbeeld verlaten');
  expect(page.text).toContain('"isPreview":true');
  const forged = { headers: { Cookie: `preview=9999999999999.${'0'.repeat(64)}` } };
  expect((await sendRequest(origin, forged)).text).toContain('Published');
  now.mockReturnValue(Date.now() + 3_600_001);
  expect((await sendRequest(origin, sent)).text).toContain('Published');
  const left = await open(origin, 'leave&path=/nl');
  expect([left.status, left.headers.location]).toEqual([303, '/nl']);
  expect(left.headers['set-cookie']?.[0]).toMatch(/^preview=; Path=\/; Max-Age=0;/);
  expect(shop.lines.join('')).not.toContain(token);
});

test.each([
  ['token=wrong', 401],
  ['', 401],
  [`token=${token}&path=//elsewhere.example`, 400],
  [`token=${token}&path=https://elsewhere.example`, 400],
  [`token=${token}&path=/%5Celsewhere.example`, 400],
  [`token=${token}&path=/%09/elsewhere.example`, 400],
  [`token=${token}&path=/a%0d%0aSet-Cookie:b=1`, 400],
  [`token=${token}&path=/preview`, 400],
])('?%s is refused with %i', async (query, status) => {
  const origin = await shop.start({ PREVIEW_TOKEN: token });
  const answer = await open(origin, query);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([status, undefined]);
});

test('ten wrong tokens close it for their address, and without a token it is not there', async () => {
  const origin = await shop.start({ PREVIEW_TOKEN: token });
  for (let again = 0; again < 10; again++) await open(origin, 'token=wrong');
  expect((await open(origin, `token=${token}`)).status).toBe(429);
  await shop.running?.stop();
  expect((await open(await shop.start(), `token=${token}`)).status).toBe(404);
});
