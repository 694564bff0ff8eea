import { createHash } from 'node:crypto';
import type { PictureSize } from '../shop-file/checkPicture';
import { localizeShop } from '../shop-file/localizeShop';
import { makeIcons } from '../shop-file/makeIcons';
import { type NamedScreenshot, namedScreenshots } from '../shop-file/namedFiles';
import type { CheckedFile, CheckedShop } from '../shop-file/readShop';
import { nameStyles } from '../shop-file/theme/nameStyles';
import { resolveTheme } from '../shop-file/theme/themeColors';
import { themeStyles } from '../shop-file/theme/themeStyles';
import type { Language } from '../src/shared/i18n/languages';
import { SHARE_SIZE } from '../src/shared/lib/picture';
import { encodeSegment } from '../src/shared/lib/picturePath';
import type { Shop } from '../src/shared/shop/shop';
import { FOREVER, SHORTLY, type ServedFile, memoryFile } from './assets/servedFile';
import { makePicture } from './pictures/makePicture';

/** The folder of a shop's files, and of nothing else: `/shop/<hash of the file>/<its name>`. */
export const SHOP_FOLDER = '/shop/';
/** In hexadecimal digits. */
export const HASH_LENGTH = 8;

/** A file of a shop. */
export interface ShopBody {
  /** Its extension. */
  readonly extension: string;
  readonly body: Buffer;
}

/** A screenshot for the browser's install prompt. */
export interface Screenshot extends NamedScreenshot, PictureSize {
  readonly path: string;
  readonly type: string;
}

/** The shop's files in heads and manifests. */
export interface ShopFiles {
  readonly icon: { readonly path: string; readonly type: string };
  /** The fonts of the first view. */
  readonly fonts: readonly string[];
  readonly sharePicture: PictureSize & { readonly path: string };
  readonly screenshots: readonly Screenshot[];
  /** Colour of the browser's UI. */
  readonly themeColor: string;
  readonly backgroundColor: string;
}

/** A shop as this server serves it. */
export interface ServedShop {
  readonly shops: Readonly<Partial<Record<Language, Shop>>>;
  /** CSS of every page. */
  readonly theme: string;
  readonly files: ShopFiles;
  /** The served files, by address. */
  readonly bodies: ReadonlyMap<string, ShopBody>;
  /** Addresses to precache for offline use: fonts and translations. Pictures are kept once seen. */
  readonly precached: readonly string[];
}

/** For pages that have no picture of their own. */
const SHARE_PATH = '/share.jpg';

/** Content types of a shop's pictures and fonts, by extension. */
const fileTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/**
 * Maximum size of an inlined SVG, in bytes as served. It is in the page several times, but needs no request
 * before the largest picture.
 */
const INLINE_LOGO_MAX = 2_048;

/** The policy of an SVG opened by itself: it runs and loads nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Creates everything that the server serves of a shop.
 * @param languages the languages of its texts
 */
export async function servedShop(
  { file, files, fonts }: CheckedShop,
  languages = file.languages,
): Promise<ServedShop> {
  const bodies = new Map<string, ShopBody>();
  const addresses = new Map<string, string>();
  const logo = mustGet(files, file.logo);
  const inlineLogo = inlineDrawing(logo);
  const textsOf = (language: Language, addressOf: (name: string) => string): Shop => {
    const shop = localizeShop(file, language, { file: addressOf, translations: {} });
    return inlineLogo === null ? shop : { ...shop, logo: inlineLogo };
  };
  for (const [name, { extension, body }] of files) {
    const address = hashedAddress(name, body);
    addresses.set(name, address);
    bodies.set(address, { extension, body });
  }
  const addressOf = (name: string) => addresses.get(name) ?? '';

  const texts = new Map(languages.map((language) => [language, textsOf(language, addressOf)]));
  const translations: Partial<Record<Language, string>> = {};
  for (const [language, shop] of languages.length > 1 ? texts : []) {
    const body = Buffer.from(JSON.stringify(shop));
    const address = hashedAddress(`${language}.json`, body);
    translations[language] = address;
    bodies.set(address, { extension: 'json', body });
  }
  const shops: Partial<Record<Language, Shop>> = {};
  for (const [language, shop] of texts) shops[language] = { ...shop, translations };

  const resolved = resolveTheme(file.theme, file.platforms);
  const { dark, ground } = resolved.colors;
  for (const [path, body] of await makeIcons(logo, ground)) {
    bodies.set(path, { extension: 'png', body });
  }
  const icon = `/favicon.${logo.extension === 'svg' ? 'svg' : 'png'}`;
  if (logo.extension === 'svg') bodies.set(icon, logo);

  const share = await makePicture(mustGet(files, file.sharePicture).body, 'share', 'jpeg');
  bodies.set(SHARE_PATH, { extension: 'jpg', body: share });
  const screenshots = namedScreenshots(file).map((named): Screenshot => {
    const checked = mustGet(files, named.name);
    const type = fileTypes[checked.extension] ?? '';
    return { ...named, path: addressOf(named.name), type, ...sizeOf(checked) };
  });

  const fontAddress = {
    heading: addressOf(file.fonts.heading.file),
    text: addressOf(file.fonts.text.file),
  };
  const theme = themeStyles(
    resolved,
    [
      { family: 'Heading', url: fontAddress.heading, ...fonts.heading },
      { family: 'Text', url: fontAddress.text, ...fonts.text },
    ],
    nameStyles(file.name, fonts.heading.measure),
  );
  return {
    shops,
    theme,
    files: {
      icon: { path: icon, type: fileTypes[bodies.get(icon)?.extension ?? ''] ?? '' },
      fonts: [...new Set([fontAddress.text, fontAddress.heading])],
      sharePicture: { path: SHARE_PATH, ...SHARE_SIZE },
      screenshots,
      themeColor: dark,
      backgroundColor: ground,
    },
    bodies,
    precached: [...new Set(Object.values(fontAddress)), ...Object.values(translations)],
  };
}

function mustGet(files: CheckedShop['files'], name: string): CheckedFile {
  const file = files.get(name);
  if (!file) throw new Error(`${name} was not read`);
  return file;
}

const sizeOf = ({ size = { width: 0, height: 0 } }: CheckedFile): PictureSize => size;

/**
 * A small SVG as a `data:` URL, or null for any other file. In an `img` it runs and loads nothing.
 */
function inlineDrawing({ extension, body }: CheckedFile): string | null {
  if (extension !== 'svg' || body.length > INLINE_LOGO_MAX) return null;
  return `data:image/svg+xml,${encodeURIComponent(body.toString())}`;
}

/** A file of a shop as it is sent. */
export function shopServedFile(extension: string, body: Buffer, isHashed = true): ServedFile {
  return memoryFile({
    type: extension === 'json' ? 'application/json' : (fileTypes[extension] ?? ''),
    body,
    cacheControl: isHashed ? FOREVER : SHORTLY,
    ...(extension === 'svg' && { headers: { 'Content-Security-Policy': SVG_POLICY } }),
  });
}

/** The files of a shop by their addresses, as they are sent. */
export function shopFiles(bodies: ServedShop['bodies']): ReadonlyMap<string, ServedFile> {
  return new Map(
    [...bodies].map(([address, { extension, body }]) => [
      address,
      shopServedFile(extension, body, address.startsWith(SHOP_FOLDER)),
    ]),
  );
}

/** An unchanged file keeps its address. */
function hashedAddress(name: string, body: Buffer): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH);
  return `${SHOP_FOLDER}${hash}/${encodedPath(name)}`;
}

/** Percent-encodes a file name, safe anywhere in a page or a style. */
export function encodedPath(name: string): string {
  return name.split('/').map(encodeSegment).join('/');
}
