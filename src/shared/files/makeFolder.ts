import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

const isFolder = (at: string) =>
  stat(at).then(
    (info) => info.isDirectory(),
    () => false,
  );

/**
 * Makes a folder and its parents where they are missing. (Node's `recursive` never ends below a
 * folder such as /proc, which is there but takes no new ones.)
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  await mkdir(folder).catch(async (error: unknown) => {
    // Another process may have made it meanwhile.
    if (!(await isFolder(folder))) throw error;
  });
}
