import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { SOURCES, root } from '../../scripts/lib/buildOnce.mjs';

/** What a build and the development server read. */
const COPIED = [...SOURCES, 'docs', 'shops', 'tools', 'scripts'];

/** Copies the project into a folder, with a link to its packages: for a proof that changes files. */
export function copyProject(folder) {
  for (const name of COPIED)
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}
