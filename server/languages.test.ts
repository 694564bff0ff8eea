import { ogLocales } from '../src/app/server/head/ogLocales';
import { allLanguages, languages } from '../src/shared/i18n/languages';
import { loadMessages } from '../src/shared/i18n/messages';
import { makeLog } from './log';
import { Metrics } from './metrics';
import type { PageRenderer } from './pages/pageRenderer';
import { previewer } from './preview';
import { storefront } from './storefront';
import { builtTestShop } from './testing/builtTestShop';
import { deferred } from './testing/deferred';
import { sendRequest, serve } from './testing/http';

const shop = builtTestShop({ isShared: true });
const PUBLIC_URL = 'https://shop.example';

/** The values of an attribute of all elements that match a pattern. */
const links = (text: string) =>
  [...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
    ([, hreflang, href]) => `${String(hreflang)} ${String(href)}`,
  );
const metaContents = (text: string, name: string) =>
  [...text.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/g)]
    .filter(([, found]) => found === name)
    .map(([, , content]) => content);

/** `<html>`, title and description of a page, with the response's headers. */
async function pageAt(url: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await sendRequest(url, { headers });
  const { text } = response;
  return {
    ...response,
    lang: /<html lang="([^"]*)"/.exec(text)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(text)?.[1],
    description: metaContents(text, 'description')[0],
  };
}

test.each([
  ['/about', 'en', 'Who makes Dushi Market, what for, and how to reach us.'],
  ['/nl/about', 'nl', 'Wie Dushi Market maakt, waarvoor, en hoe je ons bereikt.'],
  ['/es/about', 'es', 'Quién hace Dushi Market, para qué y cómo contactarnos.'],
  ['/pap/about', 'pap-AW', 'Ken ta traha Dushi Market, pa kico, y con pa tuma contacto.'],
])('%s is a page in %s', async (path, tag, description) => {
  const origin = await shop.start({ PUBLIC_URL });
  const page = await pageAt(origin + path);
  expect(page).toMatchObject({
    status: 200,
    lang: tag,
    description,
    canonical: PUBLIC_URL + path,
  });
  expect(page.headers).toMatchObject({ 'content-language': tag, vary: 'Accept-Encoding' });
  expect(page.text).toContain(`"inLanguage":"${tag}"`);
  expect(links(page.text)).toEqual([
    `en ${PUBLIC_URL}/about`,
    `nl ${PUBLIC_URL}/nl/about`,
    `es ${PUBLIC_URL}/es/about`,
    `pap-AW ${PUBLIC_URL}/pap/about`,
    `x-default ${PUBLIC_URL}/about`,
  ]);
  const [own] = metaContents(page.text, 'og:locale');
  expect([own, ...metaContents(page.text, 'og:locale:alternate')].sort()).toEqual([
    'en_US',
    'es_LA',
    'nl_NL',
    'pap_AW',
  ]);
  expect(own).toBe(
    ogLocales[allLanguages.find((language) => languages[language].tag === tag) ?? 'en'],
  );
});

test.each([
  ['/nl', '/nl', '/'],
  [
    '/es/bikes/listings?listingType=sale&bike=l1',
    '/es/bikes/listings?bike=l1',
    '/bikes/listings?bike=l1',
  ],
  ['/pap/bikes/listings?priceMax=5000', '/pap/bikes/listings', '/bikes/listings'],
  ['/nl/vehicles/suvs/off-road', '/nl/vehicles/suvs/off-road', '/vehicles/suvs/off-road'],
])('%s is the page %s and the translation of %s', async (path, own, english) => {
  const origin = await shop.start({ PUBLIC_URL });
  const { text, canonical } = await pageAt(origin + path);
  expect(canonical).toBe(PUBLIC_URL + own);
  expect(links(text)[0]).toBe(`en ${PUBLIC_URL}${english}`);
  expect(links(text).at(-1)).toBe(`x-default ${PUBLIC_URL}${english}`);
});

test('without a canonical origin a page names no translations: search engines refuse relative addresses', async () => {
  const origin = await shop.start();
  const { text, canonical } = await pageAt(`${origin}/nl/login`);
  expect(canonical).toBeUndefined();
  expect(links(text)).toEqual([]);
});

test('the address alone decides', async () => {
  const origin = await shop.start();
  const headers = { 'Accept-Language': 'nl', Cookie: 'language=nl' };
  const { lang, text } = await pageAt(`${origin}/about`, headers);
  expect(lang).toBe('en');
  expect(text).toBe((await pageAt(`${origin}/about`)).text);
});

test('what a social network shows of a picture is in the language', async () => {
  const origin = await shop.start({ PUBLIC_URL });
  const { text } = await pageAt(`${origin}/es/about`);
  expect(metaContents(text, 'og:image:alt')).toEqual([
    'Dushi Market: Todo lo dushi de la\u00a0isla, en un solo lugar.',
  ]);
});

test.each([
  ['/nl/nowhere', 'nl'],
  ['/es/no/such/page?x=1', 'es'],
  ['/pap/vehicles/nothing', 'pap-AW'],
  ['/pap/bikes/listings?bike=l2', 'pap-AW'],
  ['/nl/terms', 'nl'],
  ['/nl/favicon.svg', 'nl'],
  ['/en', 'en'],
  ['/en/about', 'en'],
  ['/qaa/about', 'en'],
])('%s is a 404 in %s, which has no translations', async (path, tag) => {
  const origin = await shop.start({ PUBLIC_URL });
  const { status, lang, headers, text, canonical } = await pageAt(origin + path);
  expect([status, lang, headers['content-language']]).toEqual([404, tag, tag]);
  expect(metaContents(text, 'robots')).toEqual(['noindex']);
  expect(canonical).toBeUndefined();
  expect(links(text)).toEqual([]);
  expect(metaContents(text, 'og:locale:alternate')).toEqual([]);
  expect(text).not.toContain('application/ld+json');
});

test('unknown addresses are one page a language', async () => {
  const origin = await shop.start({ METRICS_PORT: '0' });
  for (const path of ['/nowhere', '/qaa', '/nl/nowhere', '/nl/a/b', '/nl/nl', '/es/x']) {
    await sendRequest(origin + path);
  }
  const metrics = await sendRequest(`${shop.running?.metricsOrigin ?? ''}/metrics`);
  expect(metrics.text).toContain('storefront_page_cache_pages 3\n');
});

test('each language has an app shell of its own', async () => {
  const origin = await shop.start();
  const shells = await Promise.all(
    ['/app-shell', '/nl/app-shell', '/pap/app-shell'].map((path) => pageAt(origin + path)),
  );
  expect(shells.map(({ status, lang }) => [status, lang])).toEqual([
    [200, 'en'],
    [200, 'nl'],
    [200, 'pap-AW'],
  ]);
  expect(new Set(shells.map(({ headers }) => headers.etag)).size).toBe(3);
});

test('a page leads to the manifest of its language', async () => {
  const origin = await shop.start();
  for (const [path, start] of [
    ['/about', '/'],
    ['/nl/about', '/nl'],
    ['/pap/nowhere', '/pap'],
  ]) {
    const { text } = await pageAt(origin + String(path));
    const href = /data-manifest="([^"]*)"/.exec(text)?.[1] ?? '';
    const manifest = await sendRequest(origin + href);
    expect(manifest.status).toBe(200);
    expect(manifest.headers['content-type']).toBe('application/manifest+json');
    expect(JSON.parse(manifest.text)).toMatchObject({ id: '/', start_url: start });
  }
});

test('the sitemap names each page in each language, and its translations', async () => {
  const origin = await shop.start({ PUBLIC_URL });
  const { text } = await sendRequest(`${origin}/sitemap.xml`);
  const entries = [...text.matchAll(/<url>.*<\/url>/g)].map(([entry]) => entry);
  expect(entries.every((entry) => entry.match(/<xhtml:link /g)?.length === 5)).toBe(true);
  expect(entries).toContain(
    [
      `<url><loc>${PUBLIC_URL}/pap/about</loc>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${PUBLIC_URL}/about"/>`,
      `<xhtml:link rel="alternate" hreflang="nl" href="${PUBLIC_URL}/nl/about"/>`,
      `<xhtml:link rel="alternate" hreflang="es" href="${PUBLIC_URL}/es/about"/>`,
      `<xhtml:link rel="alternate" hreflang="pap-AW" href="${PUBLIC_URL}/pap/about"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}/about"/>`,
      '</url>',
    ].join(''),
  );
});

describe('where a page cannot be made, its language tells so', () => {
  const unused = () => {
    throw new Error('No test needs it');
  };

  /** A storefront whose pages the test renders. */
  function serveWith(page: PageRenderer['page']) {
    const listener = storefront({
      renderer: { page, shell: unused },
      files: () => Promise.resolve(false),
      icon: '',
      previewRenderer: { page },
      preview: previewer(null),
      pictures: { respond: () => Promise.resolve(), forget: unused, purge: unused },
      pictureOrigins: new Set(),
      headersOf: unused,
      hosts: { api: '', listings: '', passApi: false, passListings: false, isMockBackend: false },
      metrics: new Metrics(),
      log: makeLog('error', () => undefined),
      trustProxy: false,
      purgeToken: null,
      purgeStamps: '',
      forgetResponses: unused,
      isReady: () => true,
      isDatabaseRunning: () => true,
    });
    return serve(listener);
  }

  beforeAll(async () => {
    await Promise.all(allLanguages.map(loadMessages));
  });

  test.each([
    ['/about', 'en', 'Something went wrong'],
    ['/nl/about', 'nl', 'Er ging iets mis'],
    ['/pap/about', 'pap-AW', 'Algo a bay robes'],
  ])('a failure at %s, in %s', async (path, tag, words) => {
    const origin = await serveWith(() => Promise.reject(new Error('broken')));
    const { status, headers, text } = await sendRequest(origin + path);
    expect([status, headers['content-language'], text]).toEqual([500, tag, `${words}\n`]);
  });

  test.each([
    ['/about', 'en', 'Busy'],
    ['/nl/about', 'nl', 'Het is druk. Probeer het zo nog eens.'],
  ])('too much work at %s, in %s', async (path, tag, words) => {
    const { promise: full, resolve } = deferred();
    let waiting = 0;
    const origin = await serveWith(() => {
      if (++waiting === 200) resolve();
      return new Promise(() => undefined);
    });
    for (let index = 0; index < 200; index++) {
      // Its connection is closed when the test ends.
      sendRequest(`${origin}/search?q=${String(index)}`).catch(() => undefined);
    }
    await full;
    const { status, headers, text } = await sendRequest(origin + path);
    expect([status, headers['content-language'], text]).toEqual([503, tag, `${words}\n`]);
  });
});
