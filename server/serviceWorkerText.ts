import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageEntry } from './pages/pageEntry';

const PLACEHOLDER = '%SHELL_REVISION%';

/**
 * The service worker's script with the revision of the app shell: a hash of the build and the
 * run-time configuration, so that new settings reach visitors who have an old worker. Null where
 * the build has none.
 */
export async function serviceWorkerText(root: string, shell: PageEntry): Promise<string | null> {
  const file = path.join(root, 'dist/client/sw.js');
  const script = await readFile(file, 'utf8').catch(() => null);
  // The ETag names the page's content; its quotes do not belong to it.
  return script?.replaceAll(PLACEHOLDER, shell.etag('identity').replaceAll('"', '')) ?? null;
}
