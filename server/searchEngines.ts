import { routes } from '../src/app/routes';
import { escapeHtml } from './pages/escape';

/** Pages that say that something is still to come are not worth a search result. */
function isListed({ path, title }: { readonly path: string; readonly title: string }): boolean {
  return !path.includes(':') && !/coming soon/i.test(title);
}

/** `robots.txt`: everything may be crawled but what backends answer. */
export function robotsText(publicUrl: string | null): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /search',
    ...(publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`]),
  ].join('\n');
}

/** `sitemap.xml`: the routes without parameters. */
export function sitemapText(publicUrl: string): string {
  const urls = routes
    .filter(isListed)
    .map(({ path }) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
}
