import { headMessages } from '../../src/app/server/head/headMessages';
import { bikesMessages } from '../../src/features/bikes/bikesMessages';
import { vehiclesMessages } from '../../src/features/vehicles/vehiclesMessages';
import { MANIFEST_PATH, iconPaths, paths } from '../../src/shared/config/paths';
import {
  type Language,
  inLanguage,
  languages,
  shopLanguages,
} from '../../src/shared/i18n/languages';
import { getShop } from '../../src/shared/shop/currentShop';
import type { ShopFiles } from '../servedShop';
import { type ServedFile, textFile } from './servedFile';

export const MANIFEST_TYPE = 'application/manifest+json';

/** One hour, because it changes with releases and the shop file. */
const CACHING = 'public, max-age=3600';

const icons = [
  { src: iconPaths.small, sizes: '192x192', type: 'image/png' },
  { src: iconPaths.large, sizes: '512x512', type: 'image/png' },
  { src: iconPaths.smallMaskable, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: iconPaths.largeMaskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/**
 * The web app manifest in a language, whose messages must be loaded. The shop is one app in all languages
 * (`id`): it starts in the language of the page from which it was installed, and stays open (`scope`)
 * when the visitor changes the language.
 */
export function manifest(language: Language, files: ShopFiles) {
  const { screenshotHome, screenshotBikes } = headMessages.in(language);
  const { name, tagline } = getShop(language);
  // Browsers show them in the install prompt.
  const screenshots = files.screenshots.map(({ screen, form, path, type, width, height }) => ({
    src: path,
    type,
    label: screen === 'home' ? screenshotHome : screenshotBikes,
    form_factor: form,
    sizes: `${String(width)}x${String(height)}`,
  }));
  const shortcut = (title: string, path: string) => ({
    name: title,
    url: inLanguage(language, path),
    icons: [{ src: iconPaths.small, sizes: '192x192' }],
  });
  return {
    name,
    short_name: name,
    description: tagline,
    lang: languages[language].tag,
    id: paths.home,
    start_url: inLanguage(language, paths.home),
    scope: paths.home,
    display: 'standalone',
    background_color: files.backgroundColor,
    theme_color: files.themeColor,
    icons,
    ...(screenshots.length > 0 && { screenshots }),
    shortcuts: [
      shortcut(bikesMessages.in(language).title, paths.bikes),
      shortcut(vehiclesMessages.in(language).title, paths.vehicles),
    ],
  };
}

/** The manifests of all languages of the shop, by their addresses. */
export function manifestFiles(files: ShopFiles): Readonly<Record<string, ServedFile>> {
  return Object.fromEntries(
    shopLanguages().map((language) => {
      const text = JSON.stringify(manifest(language, files));
      return [inLanguage(language, MANIFEST_PATH), textFile(MANIFEST_TYPE, text, CACHING)];
    }),
  );
}
