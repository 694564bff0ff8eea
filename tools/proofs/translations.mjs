import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/buildOnce.mjs';

// gettext opens the catalogues of translators, and finds the placeholder that one of them has lost. It
// is Debian's package gettext.
const folders = [
  'docs/messages',
  ...readdirSync(path.join(root, 'shops')).map((shop) => `shops/${shop}/messages`),
].filter((folder) => existsSync(path.join(root, folder)));
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
);

/** @param input  of the file, where that is not as it is on the disk */
function msgfmt(file, input) {
  const args = ['--check', '--statistics', '--output-file=/dev/null', input ? '-' : file];
  const result = spawnSync('msgfmt', args, { cwd: root, encoding: 'utf8', input });
  if (result.error) throw new Error('msgfmt does not start: install gettext', result);
  return result;
}

for (const file of files) {
  const { status, stderr } = msgfmt(file);
  if (status !== 0) throw new Error(`${file}\n${stderr}`);
  console.log(`${file}: ${stderr.trim().split('\n').at(-1)}`);
}

const broken = `msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

#, python-brace-format
msgid "Page {page}"
msgstr "Pagina {pagina}"
`;
if (msgfmt('a misspelt placeholder', broken).status === 0)
  throw new Error('msgfmt accepts a misspelt placeholder');
