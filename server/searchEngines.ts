import { escapeHtml } from '../node/escape';
import { routes } from '../src/app/routes';
import type { ContentAddresses } from '../src/app/server/contentAddresses';
import { inLanguage, shopLanguages } from '../src/shared/i18n/languages';
import { type FileLookup, type ServedFile, textFile } from './assets/servedFile';
import { alternatesOf } from './pages/alternates';

/** An optional part of a route's path. */
const OPTIONAL = /\/:\w+\?/g;

/**
 * Maximum number of addresses of a sitemap; each page has one per language. The protocol allows 50,000 and
 * 50 MB (https://www.sitemaps.org/protocol.html), but smaller files are faster to generate and fetch.
 */
const ADDRESSES_MAX = 10_000;

/** Maximum number of sitemaps of an index, by the protocol. */
const SITEMAPS_MAX = 50_000;

/** How long a sitemap is cached, in ms. */
const KEPT_MS = 3_600_000;

const YEAR_MS = 365 * 86_400_000;

/** HTTP caches keep generated texts for an hour. */
const HOURLY = 'public, max-age=0, s-maxage=3600';

/**
 * `robots.txt` allows everything except the API. Unlisted pages have `noindex`, which crawlers must be able
 * to read.
 */
export function robotsFile(publicUrl: string | null): ServedFile {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    ...(publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`]),
  ];
  return textFile('text/plain; charset=utf-8', lines.join('\n'), HOURLY);
}

/** `/.well-known/security.txt` (RFC 9116): the contact of the shop, for a year from the start. */
export function securityFile(email: string): ServedFile {
  const expires = new Date(Date.now() + YEAR_MS).toISOString();
  const text = `Contact: mailto:${email}\nExpires: ${expires}\n`;
  return textFile('text/plain; charset=utf-8', text, HOURLY);
}

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;

/**
 * `sitemap.xml`, which is an index of `sitemap-1.xml` and so on if there are too many addresses for one. The
 * addresses are requested on demand and cached for an hour. While a backend fails, the sitemap has only the
 * screens and is not cached.
 */
export function sitemapFiles(
  publicUrl: string,
  contentAddresses: () => Promise<ContentAddresses>,
): FileLookup {
  let listed: Promise<ReadonlyMap<string, ServedFile>> | undefined;
  let listedAtMs = 0;
  const list = () => {
    if (listed && Date.now() - listedAtMs <= KEPT_MS) return listed;
    listedAtMs = Date.now();
    const files = contentAddresses().then((addresses) => {
      if (!addresses.isComplete) listed = undefined;
      return filesOf(publicUrl, addresses);
    });
    files.catch(() => {
      listed = undefined;
    });
    return (listed = files);
  };
  return async (pathname) =>
    SITEMAP.test(pathname) ? ((await list()).get(pathname) ?? null) : null;
}

function filesOf(
  publicUrl: string,
  { hrefs, isComplete }: ContentAddresses,
): ReadonlyMap<string, ServedFile> {
  const file = (text: string) =>
    textFile('application/xml', text, isComplete ? HOURLY : 'no-store');
  const parts = sitemapParts(hrefs);
  if (parts.length === 1)
    return new Map([['/sitemap.xml', file(sitemapText(publicUrl, parts[0] ?? []))]]);
  return new Map([
    ['/sitemap.xml', file(sitemapIndex(publicUrl, parts.length))],
    ...parts.map(
      (paths, index) =>
        [`/sitemap-${String(index + 1)}.xml`, file(sitemapText(publicUrl, paths))] as const,
    ),
  ]);
}

/** The paths of each sitemap: screens with content, then their items. */
function sitemapParts(contents: readonly string[]): string[][] {
  const screens = routes
    .filter(({ isComingSoon }) => isComingSoon !== true)
    .map(({ path }) => path.replace(OPTIONAL, ''));
  const paths = [...screens, ...contents];
  const size = Math.floor(ADDRESSES_MAX / shopLanguages().length);
  const count = Math.min(Math.ceil(paths.length / size), SITEMAPS_MAX);
  return Array.from({ length: count }, (_, index) => paths.slice(index * size, (index + 1) * size));
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function sitemapIndex(publicUrl: string, count: number): string {
  const sitemaps = Array.from(
    { length: count },
    (_, index) =>
      `<sitemap><loc>${escapeHtml(publicUrl)}/sitemap-${String(index + 1)}.xml</loc></sitemap>`,
  );
  return [XML, `<sitemapindex ${NAMESPACE}>`, ...sitemaps, '</sitemapindex>'].join('\n');
}

/** A sitemap of pages in all languages. */
function sitemapText(publicUrl: string, paths: readonly string[]): string {
  return [
    XML,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...paths.flatMap((path) => sitemapEntries(publicUrl, path)),
    '</urlset>',
  ].join('\n');
}

/** Entries of a page in each language; each links to all of them. */
function sitemapEntries(publicUrl: string, path: string): string[] {
  const links = alternatesOf(path)
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(publicUrl + href)}"/>`,
    )
    .join('');
  return shopLanguages().map((language) => {
    const own = escapeHtml(publicUrl + inLanguage(language, path));
    return `<url><loc>${own}</loc>${links}</url>`;
  });
}
