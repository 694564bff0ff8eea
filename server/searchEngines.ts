import { routes } from '../src/app/routes';
import type { ContentAddresses } from '../src/app/server/contentAddresses';
import { inLanguage, shopLanguages } from '../src/shared/i18n/languages';
import { escapeHtml } from './escape';
import { alternatesOf } from './pages/alternates';
import type { TextFile } from './storefront';

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

/**
 * `robots.txt` allows everything except the API. Unlisted pages have `noindex`, which crawlers must be able
 * to read.
 */
export function robotsText(publicUrl: string | null): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...(publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`]),
  ].join('\n');
}

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;

/**
 * `sitemap.xml`, which is an index of `sitemap-1.xml` and so on if there are too many addresses for one. The
 * addresses are requested on demand and cached for an hour. While a backend fails, the sitemap has only the
 * screens and is not cached.
 * @returns the file at a path, or null
 */
export function sitemapFiles(
  publicUrl: string,
  contentAddresses: () => Promise<ContentAddresses>,
): (pathname: string) => TextFile | null {
  let listed: Promise<ContentAddresses> | undefined;
  let listedAtMs = 0;
  const list = (): Promise<ContentAddresses> => {
    if (!listed || Date.now() - listedAtMs > KEPT_MS) {
      listedAtMs = Date.now();
      listed = contentAddresses().then(
        (addresses) => {
          if (!addresses.isComplete) listed = undefined;
          return addresses;
        },
        (error: unknown) => {
          listed = undefined;
          throw error;
        },
      );
    }
    return listed;
  };
  return (pathname) => {
    const match = SITEMAP.exec(pathname);
    if (!match) return null;
    const part = match[1] === undefined ? null : Number(match[1]);
    return {
      type: 'application/xml',
      body: async () => {
        const { hrefs, isComplete } = await list();
        const parts = sitemapParts(hrefs);
        const whole = parts.length > 1 ? sitemapIndex(publicUrl, parts.length) : null;
        const paths = parts[(part ?? 1) - 1];
        if (part !== null && (whole === null || !paths)) return null;
        const text = part === null && whole !== null ? whole : sitemapText(publicUrl, paths ?? []);
        return { text, ...(!isComplete && { cacheControl: 'no-store' }) };
      },
    };
  };
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
