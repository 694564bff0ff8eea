// What the adapters of content systems share. Settings: SOURCE (the system), AUTHORIZATION (the header
// with its token, `Bearer ...`), LANGUAGES (`en,nl`: the shop's own first), PORT.
import { createServer } from 'node:http';

const {
  PORT = '4001',
  SOURCE = 'http://127.0.0.1:1337',
  AUTHORIZATION,
  LANGUAGES = 'en',
} = process.env;
const languages = LANGUAGES.split(',');
/** The shop's own language, in which every text exists. */
export const ownLanguage = languages[0];
const KEPT_MS = 30_000;

async function get(path, query) {
  const url = new URL(`${path}?${new URLSearchParams(query)}`, SOURCE);
  const headers = AUTHORIZATION ? { Authorization: AUTHORIZATION } : {};
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url.pathname} responds with ${response.status}`);
  return response.json();
}

/**
 * All entries of a list that comes in pages.
 * @param query the query of a page, from 1
 * @param read the entries of a response, and how many pages there are
 */
export async function everyPage(path, query, read) {
  const all = [];
  for (let page = 1; ; page++) {
    const { entries, pages } = read(await get(path, query(page)));
    all.push(...entries);
    if (page >= pages) return all;
  }
}

/** The address of an uploaded file; its version changes with the file, so that no cache keeps an old one. */
export function address(file, path = file?.url) {
  if (!path) return undefined;
  const url = new URL(path, SOURCE);
  const version = Date.parse(file.updatedAt ?? file.modified_on ?? '');
  if (version) url.searchParams.set('v', version);
  return url.href;
}

/** Rich text (blocks of Strapi, Lexical of Payload) as plain text; the shop removes markup of a string itself. */
export function plain(node) {
  if (typeof node !== 'object' || node === null) return node ?? undefined;
  if (typeof node.text === 'string') return node.text;
  const parts = [node.root ?? node.children ?? node].flat();
  const isInline = parts.some(({ text }) => typeof text === 'string');
  return parts
    .map(plain)
    .filter(Boolean)
    .join(isInline ? '' : ' ');
}

/**
 * Serves the shop's calls.
 * @param calls for each path what gives its items, in a language, and of a preview with drafts
 */
export function serve(calls) {
  const kept = new Map();
  const load = (path, language, { isPurged, isPreview }) => {
    if (isPreview) return calls[path](language, true);
    const key = `${path} ${language}`;
    const known = kept.get(key);
    if (known && !isPurged && Date.now() - known.at < KEPT_MS) return known.items;
    const items = calls[path](language);
    kept.set(key, { at: Date.now(), items });
    items.catch(() => kept.delete(key));
    return items;
  };
  const respond = async ({ method, url, headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://adapter.invalid');
    if (method === 'POST') return response.writeHead(204).end(); // a tracked event: count it here
    if (!Object.hasOwn(calls, pathname)) return response.writeHead(404).end();
    const [asked] = (headers['accept-language'] ?? '').split(/[-,;]/);
    const language = languages.includes(asked) ? asked : ownLanguage;
    const items = await load(pathname, language, {
      // The shop asks so after a purge.
      isPurged: headers['cache-control'] === 'no-cache',
      isPreview: headers['x-preview'] === '1',
    });
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Language': language,
      Vary: 'Accept-Language',
      'Cache-Control': headers['x-preview'] ? 'no-store' : 'max-age=30',
    });
    return response.end(
      JSON.stringify({ data: items.slice(0, searchParams.get('limit') ?? undefined) }),
    );
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error) => {
      console.error(`${request.url}: ${error.message}`);
      response.writeHead(502).end();
    });
  });
  server.listen(Number(PORT), '127.0.0.1', () => {
    console.log(`The adapter runs at http://127.0.0.1:${server.address().port}`);
  });
}
