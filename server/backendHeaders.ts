import { readFileSync } from 'node:fs';
import { textOf } from './log';

/** The headers of requests to a URL: credentials, which are in no log, page, metric or report. */
export type HeadersOf = (url: string | URL) => Readonly<Record<string, string>>;

const LINE = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/;
/** What the connection itself sets. */
const OWN = /^(?:host|connection|content-.*|transfer-encoding|te|upgrade|expect|trailer)$/i;

/**
 * Reads headers from files with lines such as `Authorization: Bearer TOKEN`.
 * @param files the origin that each file is for; a file is null where there is none
 * @throws Error with one clear line, without a header
 */
export function backendHeaders(
  files: readonly {
    readonly setting: string;
    readonly origin: string | null;
    readonly file: string | null;
  }[],
): HeadersOf {
  const byOrigin = new Map<string, Record<string, string>>();
  for (const { setting, origin, file } of files) {
    if (origin === null || file === null) continue;
    byOrigin.set(origin, { ...byOrigin.get(origin), ...readHeaders(setting, file) });
  }
  return (url) => byOrigin.get(new URL(url).origin) ?? {};
}

function readHeaders(setting: string, file: string): Record<string, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${setting} cannot be read: ${textOf(error)}`, { cause: error });
  }
  const headers: Record<string, string> = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] = LINE.exec(line.trim()) ?? [];
    if (name === '' || OWN.test(name))
      throw new Error(
        `${setting}, line ${String(index + 1)}, is no header such as Authorization: Bearer TOKEN`,
      );
    headers[name.toLowerCase()] = value;
  }
  return headers;
}
