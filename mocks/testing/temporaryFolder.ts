import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A new folder that other users may enter: as root, the database runs as one of them. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'dushi-market-test-'));
  await chmod(folder, 0o755);
  return folder;
}
