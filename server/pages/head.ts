import type { RenderedPage } from '../../src/server';
import { site } from '../../src/shared/config/site';
import { fontUrls } from '../../src/shared/theme/GlobalStyles';
import { escapeHtml, scriptJson } from './escape';

const SHARE_PICTURE = { path: '/share.png', width: 1200, height: 630 };

/**
 * The page's head: what search engines, social networks and the browser's preloader read.
 * @param publicUrl canonical origin, or null when the owner has set none
 */
export function pageHead(page: RenderedPage, publicUrl: string | null): string {
  const canonical =
    publicUrl !== null && page.canonicalPath !== null ? publicUrl + page.canonicalPath : null;
  const description = page.description ?? '';
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    page.links,
    ...fontUrls.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    page.styles,
    meta('name', 'description', description),
    page.isListed ? '' : meta('name', 'robots', 'noindex'),
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    canonical === null ? '' : meta('property', 'og:url', canonical),
    ...(publicUrl === null ? [] : sharePicture(publicUrl)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...page
      .structuredData(publicUrl ?? '')
      .map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}

function sharePicture(publicUrl: string): string[] {
  return [
    meta('property', 'og:image', publicUrl + SHARE_PICTURE.path),
    meta('property', 'og:image:width', String(SHARE_PICTURE.width)),
    meta('property', 'og:image:height', String(SHARE_PICTURE.height)),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
