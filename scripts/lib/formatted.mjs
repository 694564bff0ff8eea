import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';

/**
 * The text of a file in the style of the project, as `npm run format` writes it.
 * @param root folder of the project, whose `.oxfmtrc.json` counts
 */
export async function formatted(root, file, text) {
  const style = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(path.join(root, file), text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
