import { routes } from '../src/app/routing/routes';
import { paths } from '../src/shared/config/paths';
import { escapeHtml } from './pages/escape';

/** An optional part of a route's path. */
const OPTIONAL = /\/:\w+\?/g;

/** `robots.txt`: everything may be crawled but what backends serve. */
export function robotsText(publicUrl: string | null): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    `Disallow: ${paths.search}`,
    ...(publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`]),
  ].join('\n');
}

/** `sitemap.xml`: the pages with content, without their parameters. */
export function sitemapText(publicUrl: string): string {
  const urls = routes
    .filter(({ isComingSoon }) => isComingSoon !== true)
    .map(({ path }) => path.replace(OPTIONAL, ''))
    .map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
}
