import { routes } from '../src/app/routing/routes';
import type { ContentAddresses } from '../src/app/ssr/contentAddresses';
import { inLanguage, shopLanguages } from '../src/shared/language/languages';
import { escapeHtml } from './escape';
import { alternatesOf } from './pages/alternates';
import type { TextBody, TextFile } from './storefront';

/** An optional part of a route's path. */
const OPTIONAL = /\/:\w+\?/g;

/** The most addresses of a sitemap, by its protocol; each page has one in each language. */
const ADDRESSES_MAX = 50_000;

/** For how long a sitemap is kept, in ms. */
const KEPT_MS = 3_600_000;

/**
 * `robots.txt`: everything may be crawled except the API. A page that search engines
 * should not list says so itself (`noindex`), which crawlers must be able to read.
 */
export function robotsText(publicUrl: string | null): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...(publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`]),
  ].join('\n');
}

/**
 * `sitemap.xml`, made when it is requested and kept for an hour. While a backend fails it has the
 * screens alone, and is not kept.
 */
export function sitemapFile(
  publicUrl: string,
  contentAddresses: () => Promise<ContentAddresses>,
): TextFile {
  let made: Promise<TextBody> | undefined;
  let madeAtMs = 0;
  const make = async (): Promise<TextBody> => {
    const { hrefs, isComplete } = await contentAddresses();
    if (!isComplete) made = undefined;
    return {
      text: sitemapText(publicUrl, hrefs),
      ...(!isComplete && { cacheControl: 'no-store' }),
    };
  };
  return {
    type: 'application/xml',
    body: () => {
      if (!made || Date.now() - madeAtMs > KEPT_MS) {
        madeAtMs = Date.now();
        made = make().catch((error: unknown) => {
          made = undefined;
          throw error;
        });
      }
      return made;
    },
  };
}

/** The screens with content, and what is in them, in all languages. */
function sitemapText(publicUrl: string, contents: readonly string[]): string {
  const screens = routes
    .filter(({ isComingSoon }) => isComingSoon !== true)
    .map(({ path }) => path.replace(OPTIONAL, ''));
  const urls = [...screens, ...contents]
    .slice(0, Math.floor(ADDRESSES_MAX / shopLanguages().length))
    .flatMap((path) => sitemapEntries(publicUrl, path));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ].join('\n');
}

/** A page in each language; each entry names all of them. */
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
