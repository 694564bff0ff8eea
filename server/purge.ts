import { createHash, timingSafeEqual } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { sendText } from './http/sendResponse';

export const PURGE_PATH = '/purge';

const BODY_MAX = 16_384;
/** Wrong tokens within a minute, after which every token is refused. */
const FAILURES_MAX = 10;
const MINUTE_MS = 60_000;
/** How often the stamp of other storefronts is read. */
const LOOK_MS = 1_000;

const bodySchema = v.strictObject({
  pictures: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_048))), v.maxLength(100))),
});

interface PurgeOptions {
  /** Null closes the address. */
  readonly token: string | null;
  /** A file whose time tells other storefronts with the same `DATA_DIR` of a purge. */
  readonly stamp: string;
  /** Makes every page stale; returns their number. */
  readonly purgePages: () => number;
  /** Drops the picture of a path; returns whether it is one. */
  readonly purgePicture: (path: string) => Promise<boolean>;
}

/** `POST /purge`: what an editor publishes is on the next page. */
export function purger({ token, stamp, purgePages, purgePicture }: PurgeOptions) {
  let failures: number[] = [];
  let lookedAtMs = 0;
  let stampedAtMs: number | undefined;

  const readStamp = async () => (await stat(stamp).catch(() => null))?.mtimeMs ?? 0;

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method, headers } = request;
    if (token === null) return { status: 404, text: 'Not found' };
    if (method !== 'POST')
      return { status: 405, text: 'Method not allowed', headers: { Allow: 'POST' } };
    failures = failures.filter((atMs) => Date.now() - atMs < MINUTE_MS);
    if (failures.length >= FAILURES_MAX)
      return { status: 429, text: 'Too many wrong tokens', headers: { 'Retry-After': '60' } };
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) {
      failures.push(Date.now());
      return { status: 401, text: 'The token is wrong', headers: { 'WWW-Authenticate': 'Bearer' } };
    }
    if (headers['transfer-encoding'] !== undefined)
      return { status: 411, text: 'The body has no Content-Length' };
    if (Number(headers['content-length'] ?? 0) > BODY_MAX)
      return { status: 413, text: 'The body is larger than 16 kB' };
    const body = parsed(await text(request));
    if (body === null)
      return { status: 400, text: 'The body must be empty, or {"pictures": ["/uploads/a.jpg"]}' };
    let pictures = 0;
    for (const path of body.pictures ?? []) if (await purgePicture(path)) pictures += 1;
    let pages = 0;
    if (body.pictures === undefined) {
      pages = purgePages();
      // Without a writable folder the purge counts for this storefront.
      await writeFile(stamp, '').catch(() => undefined);
      stampedAtMs = await readStamp();
    }
    return {
      status: 200,
      text: JSON.stringify({ pages, pictures }),
      headers: { 'Content-Type': 'application/json' },
    };
  };

  return {
    /** Follows a purge of another storefront. */
    async follow(): Promise<void> {
      const now = Date.now();
      if (token === null || now - lookedAtMs < LOOK_MS) return;
      lookedAtMs = now;
      const readAtMs = await readStamp();
      if (stampedAtMs !== undefined && readAtMs > stampedAtMs) purgePages();
      stampedAtMs = readAtMs;
    },

    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { status, text: sentence, headers } = await answer(request);
      sendText(request, response, status, sentence, {
        ...(status !== 200 && { Connection: 'close' }),
        ...headers,
      });
    },
  };
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** Compares in constant time. */
function isSame(a: string, b: string): boolean {
  const hash = (one: string) => createHash('sha256').update(one).digest();
  return timingSafeEqual(hash(a), hash(b));
}

/** The body; null for an invalid one. */
function parsed(body: string): v.InferOutput<typeof bodySchema> | null {
  if (body.trim() === '') return {};
  try {
    const result = v.safeParse(bodySchema, JSON.parse(body));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
