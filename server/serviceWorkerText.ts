import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageEntry } from './pages/pageEntry';

const PLACEHOLDER = '%SHELL_REVISIONS%';

/**
 * The service worker's script with the revisions of the app shells: hashes of the build and the
 * run-time configuration, so that new settings reach visitors who have an old worker. Null where
 * the build has none.
 */
export async function serviceWorkerText(
  root: string,
  shells: readonly PageEntry[],
): Promise<string | null> {
  const file = path.join(root, 'dist/client/sw.js');
  const script = await readFile(file, 'utf8').catch(() => null);
  // The ETag names the page's content; its quotes do not belong to it.
  const revisions = shells.map((shell) => shell.etag('identity').replaceAll('"', ''));
  return script?.replaceAll(PLACEHOLDER, revisions.join(' ')) ?? null;
}
