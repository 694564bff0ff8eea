import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_PATH } from '../src/shared/config/paths';
import {
  DEFAULT_LANGUAGE,
  type Language,
  inLanguage,
  shopLanguages,
} from '../src/shared/i18n/languages';
import { getShop } from '../src/shared/shop/currentShop';
import { WORKER_PATH } from '../src/worker/workerPath';
import type { WorkerShop } from '../src/worker/workerShop';
import type { PageEntry } from './pages/pageEntry';

const PLACEHOLDER = '%SHOP%';

/**
 * The service worker's script with its list of the shop's files; null if the build has none. New settings
 * reach visitors with an old worker by the revisions of the app shells, which are hashes of the build, the
 * runtime configuration and the shop.
 * @param shellIn the app shell of a language
 * @param files addresses of the shop's files and translations, with hashes in their names
 */
export async function serviceWorkerText(
  root: string,
  shellIn: (language: Language) => PageEntry,
  files: readonly string[],
): Promise<string | null> {
  const file = path.join(root, 'dist/client', WORKER_PATH);
  const script = await readFile(file, 'utf8').catch(() => null);
  const shop: WorkerShop = {
    id: getShop(DEFAULT_LANGUAGE).id,
    shells: shopLanguages().map((language) => ({
      url: inLanguage(language, SHELL_PATH),
      // The ETag identifies the content; its quotes are not part of the hash.
      revision: shellIn(language).etag('identity').replaceAll('"', ''),
    })),
    files: files.map((url) => ({ url, revision: null })),
  };
  return script?.replaceAll(PLACEHOLDER, () => insideString(JSON.stringify(shop))) ?? null;
}

/** Escapes a text for a string literal with any quotes. */
function insideString(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll("'", '\\u0027');
}
