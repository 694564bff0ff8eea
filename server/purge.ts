import { stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import * as v from 'valibot';
import { requestBody } from './http/requestBody';
import { sendText } from './http/sendResponse';
import { tokenGate } from './tokenGate';

export const PURGE_PATH = '/purge';

const BODY_MAX = 16_384;
/** How often the stamp of other storefronts is read. */
const LOOK_MS = 1_000;

const BAD_BODY =
  'The body must be empty, or {"pictures": ["/uploads/a.jpg"]}; /purge?all takes any, and purges all';

const bodySchema = v.strictObject({
  pictures: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(2_048))), v.maxLength(100))),
});

type Body = v.InferOutput<typeof bodySchema>;

interface PurgeOptions {
  /** Null closes the address. */
  readonly token: string | null;
  /** The folder of files whose times tell other storefronts with the same `DATA_DIR` of a purge. */
  readonly stamps: string;
  /** Makes every page stale; returns their number. */
  readonly purgePages: () => number;
  /** Has every picture asked for again; returns their number. */
  readonly purgePictures: () => number;
  /** Drops the picture of a path; returns whether it is one, null where it is no path of the shop. */
  readonly purgePicture: (path: string) => boolean | null;
}

/** `POST /purge`: what an editor publishes is on the next page. */
export function purger(options: PurgeOptions) {
  const { token, stamps, purgePages, purgePictures, purgePicture } = options;
  const gate = token === null ? null : tokenGate(token);
  let lookedAtMs = 0;
  const kinds = [
    { stamp: path.join(stamps, 'purged'), purge: purgePages },
    { stamp: path.join(stamps, 'purged-pictures'), purge: purgePictures },
  ].map((kind) => ({ ...kind, stampedAtMs: undefined as number | undefined }));

  const readStamp = async (stamp: string) => (await stat(stamp).catch(() => null))?.mtimeMs ?? 0;
  const tellOthers = (told: typeof kinds) =>
    Promise.all(
      told.map(async (kind) => {
        // Without a writable folder the purge counts for this storefront.
        await writeFile(kind.stamp, '').catch(() => undefined);
        kind.stampedAtMs = await readStamp(kind.stamp);
      }),
    );

  /** Purges what the body names. */
  const purge = async (body: Body): Promise<Answer> => {
    const found = (body.pictures ?? []).map(purgePicture);
    if (found.includes(null))
      return { status: 400, text: 'A picture is a path of the shop, such as /uploads/a.jpg' };
    const isAll = body.pictures === undefined;
    const [pages, pictures] = isAll
      ? [purgePages(), purgePictures()]
      : [0, found.filter(Boolean).length];
    await tellOthers(isAll ? kinds : kinds.slice(1));
    const headers = { 'Content-Type': 'application/json' };
    return { status: 200, text: JSON.stringify({ pages, pictures }), headers };
  };

  const answer = async (
    request: IncomingMessage,
    search: string,
    client: string,
  ): Promise<Answer> => {
    const { method, headers } = request;
    if (gate === null) return { status: 404, text: 'Not found' };
    if (method !== 'POST')
      return { status: 405, text: 'Method not allowed', headers: { Allow: 'POST' } };
    const refusal = gate((headers.authorization ?? '').replace(/^Bearer /, ''), client);
    if (refusal) return refusal;
    // The body of a content system: whatever it names, everything is purged.
    if (search === '?all') return purge({});
    if (search !== '') return { status: 400, text: 'The only parameter is ?all' };
    const sent = await requestBody(request, BODY_MAX);
    if (sent === null) return { status: 413, text: 'The body is larger than 16 kB' };
    if (sent.length === 0) return purge({});
    if (!/^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
      return { status: 415, text: 'The Content-Type of a body is application/json' };
    const body = parsed(sent.toString());
    return body === null ? { status: 400, text: BAD_BODY } : purge(body);
  };

  return {
    /** Follows a purge of another storefront. */
    async follow(): Promise<void> {
      const now = Date.now();
      if (token === null || now - lookedAtMs < LOOK_MS) return;
      lookedAtMs = now;
      for (const kind of kinds) {
        const readAtMs = await readStamp(kind.stamp);
        if (kind.stampedAtMs !== undefined && readAtMs > kind.stampedAtMs) kind.purge();
        kind.stampedAtMs = readAtMs;
      }
    },

    /** @param client the address that wrong tokens are counted by */
    async respond(
      request: IncomingMessage,
      response: ServerResponse,
      search: string,
      client: string,
    ): Promise<void> {
      const { status, text, headers } = await answer(request, search, client);
      // A body may be unread.
      sendText(request, response, status, text, { Connection: 'close', ...headers });
    },
  };
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** The body; null for an invalid one. */
function parsed(body: string): Body | null {
  try {
    const result = v.safeParse(bodySchema, JSON.parse(body));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
