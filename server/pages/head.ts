import { escapeHtml, scriptJson } from '../../node/escape';
import { ogLocales } from '../../src/app/server/head/ogLocales';
import type { RenderedPage } from '../../src/server';
import { iconPaths } from '../../src/shared/config/paths';
import { type Language, inLanguage, shopLanguages } from '../../src/shared/i18n/languages';
import { type Picture, SHARE_SIZE, isResized, shareUrl } from '../../src/shared/lib/picture';
import { getShop } from '../../src/shared/shop/currentShop';
import type { ShopFiles } from '../servedShop';
import { alternatesOf } from './alternates';

/**
 * The page's head, for search engines, social networks and the browser's preloader.
 * @param publicUrl canonical origin, or null if not set
 */
export function pageHead(page: RenderedPage, publicUrl: string | null, files: ShopFiles): string {
  const { head, language } = page;
  // A missing page has no canonical address in any language.
  const path = head !== null && page.status === 200 ? head.path : null;
  const canonical =
    publicUrl !== null && path !== null ? publicUrl + inLanguage(language, path) : null;
  const description = head?.description ?? '';
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    page.links,
    ...files.fonts.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    page.styles.html,
    ownLinks(files),
    meta('name', 'description', description),
    page.isListed ? '' : meta('name', 'robots', 'noindex'),
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(path === null || publicUrl === null ? [] : alternateLinks(path, publicUrl)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', getShop(language).name),
    meta('property', 'og:locale', ogLocales[language]),
    ...(path === null ? [] : otherLocales(language)),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', description),
    canonical === null ? '' : meta('property', 'og:url', canonical),
    ...sharePicture(publicUrl, head?.picture ?? null, language, files),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...page
      .structuredData(publicUrl ?? '')
      .map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}

/** Links for the browser's own UI, also in app shells. */
export function ownLinks({ icon, themeColor }: ShopFiles): string {
  return [
    meta('name', 'theme-color', themeColor),
    `<link rel="icon" href="${icon.path}" type="${icon.type}">`,
    `<link rel="apple-touch-icon" href="${iconPaths.touch}">`,
  ].join('');
}

/** `hreflang` links to the page in all languages, as absolute URLs. */
function alternateLinks(path: string, origin: string): string[] {
  return alternatesOf(path).map(
    ({ hreflang, href }) =>
      `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + href)}">`,
  );
}

function otherLocales(language: Language): string[] {
  return shopLanguages()
    .filter((other) => other !== language)
    .map((other) => meta('property', 'og:locale:alternate', ogLocales[other]));
}

function sharePicture(
  publicUrl: string | null,
  own: Picture | null,
  language: Language,
  { sharePicture: shopPicture }: ShopFiles,
): string[] {
  // Must be an absolute URL.
  if (publicUrl === null) return [];
  const { name, tagline } = getShop(language);
  const [address, { width, height }, alt] =
    own && isResized(own)
      ? [shareUrl(own), SHARE_SIZE, own.alt]
      : [shopPicture.path, shopPicture, `${name}: ${tagline}`];
  return [
    meta('property', 'og:image', publicUrl + address),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}
