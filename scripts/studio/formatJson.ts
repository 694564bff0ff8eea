import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';

/** JSON as this project's files have it: two spaces, and short lists on one line. */
export function formatJson(value: object, endOfLine: 'lf' | 'crlf' = 'lf'): Promise<string> {
  return format(JSON.stringify(value, null, 2), {
    parser: 'json',
    printWidth: 100,
    plugins: [babel, estree],
    endOfLine,
  });
}
