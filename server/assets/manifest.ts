import { headMessages } from '../../src/app/head/headMessages';
import { titleMessages } from '../../src/app/routing/titleMessages';
import { MANIFEST_PATH, paths } from '../../src/shared/config/paths';
import { site } from '../../src/shared/config/site';
import { siteMessages } from '../../src/shared/config/siteMessages';
import {
  type Language,
  allLanguages,
  inLanguage,
  languages,
} from '../../src/shared/language/languages';
import { colors } from '../../src/shared/theme/tokens';
import type { TextFile } from '../storefront';

export const MANIFEST_TYPE = 'application/manifest+json';

/** It changes with releases only. */
const CACHING = 'public, max-age=3600';

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The shapes of the screenshots: browsers show them when they offer to install the shop. */
const shapes = [
  { form_factor: 'wide', sizes: '1280x800' },
  { form_factor: 'narrow', sizes: '720x1280' },
];

/**
 * The web app manifest in a language, whose messages must be loaded. The shop is one app in all
 * languages (`id`): it starts in the language of the page from which it was installed, and stays
 * open (`scope`) when the visitor changes the language.
 */
export function manifest(language: Language) {
  const { screenshotHome, screenshotBikes } = headMessages.in(language);
  const titles = titleMessages.in(language);
  const screenshots = shapes.flatMap((shape) => {
    const screenshot = (screen: string, label: string) => ({
      src: `/screenshot-${screen}-${shape.form_factor}.webp`,
      type: 'image/webp',
      label,
      ...shape,
    });
    return [screenshot('home', screenshotHome), screenshot('bikes', screenshotBikes)];
  });
  const shortcut = (name: string, path: string) => ({
    name,
    url: inLanguage(language, path),
    icons: [{ src: '/icon-192.png', sizes: '192x192' }],
  });
  return {
    name: site.name,
    short_name: site.name,
    description: siteMessages.in(language).tagline,
    lang: languages[language].tag,
    id: paths.home,
    start_url: inLanguage(language, paths.home),
    scope: paths.home,
    display: 'standalone',
    background_color: colors.ground,
    theme_color: colors.dark,
    icons,
    screenshots,
    shortcuts: [shortcut(titles.bikes, paths.bikes), shortcut(titles.vehicles, paths.vehicles)],
  };
}

/** The manifests of all languages, by their addresses. */
export function manifestFiles(): Readonly<Record<string, TextFile>> {
  return Object.fromEntries(
    allLanguages.map((language) => {
      const text = JSON.stringify(manifest(language));
      const file = { type: MANIFEST_TYPE, body: () => ({ text, cacheControl: CACHING }) };
      return [inLanguage(language, MANIFEST_PATH), file];
    }),
  );
}
