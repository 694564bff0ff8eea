import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const PICTURES_AND_FONTS = /\.(?:webp|avif|png|jpg|woff2)$/;

/**
 * Copies parts of the project, without pictures and fonts, to a folder in which a test may run its
 * commands.
 * @returns the folder, which the test removes
 */
export function projectCopy(parts: readonly string[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const part of [...parts, 'package.json', '.oxfmtrc.json'])
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !PICTURES_AND_FONTS.test(file),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
