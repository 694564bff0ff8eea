import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

const isFolder = (at: string) =>
  stat(at).then(
    (info) => info.isDirectory(),
    () => false,
  );

/**
 * Creates a folder and its missing parents. (Node's `recursive` option never returns below a folder such
 * as /proc, which exists but accepts no new folders.)
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder).catch(async (error: unknown) => {
    // Another process may have created it meanwhile.
    if (!(await isFolder(folder))) throw error;
  });
}
