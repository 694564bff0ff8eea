import { open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

const KB = 1_024;

/** Why a file cannot be read, as a message that follows its name. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/**
 * Reads a file of a folder.
 * @throws FileFault if it is missing, outside of the folder, or too large
 */
export async function readFileInside(
  folder: string,
  name: string,
  bytesMax: number,
): Promise<Buffer> {
  const [inside, file] = await Promise.all([
    realpath(folder),
    realpath(path.join(folder, name)).catch(notThere),
  ]);
  if (!file.startsWith(inside + path.sep)) throw new FileFault('leads out of the shop’s folder');
  return readFileUpTo(file, bytesMax);
}

/**
 * Reads a file of limited size.
 * @throws FileFault
 */
export async function readFileUpTo(file: string, bytesMax: number): Promise<Buffer> {
  const stats = await stat(file).catch(notThere);
  // Reading a pipe or device might never end.
  if (!stats.isFile()) throw new FileFault('is no file');
  const handle = await open(file).catch(() => {
    throw new FileFault('must not be read: look at its permissions');
  });
  try {
    const tooLarge = `is larger than ${String(Math.round(bytesMax / KB))} kB`;
    if (stats.size > bytesMax) throw new FileFault(tooLarge);
    // One byte more, because the file may grow meanwhile.
    const buffer = Buffer.alloc(bytesMax + 1);
    let length = 0;
    for (;;) {
      const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
      length += bytesRead;
      if (length > bytesMax) throw new FileFault(tooLarge);
      if (bytesRead === 0) return Buffer.from(buffer.subarray(0, length));
    }
  } finally {
    await handle.close();
  }
}

function notThere(): never {
  throw new FileFault('is not there');
}
