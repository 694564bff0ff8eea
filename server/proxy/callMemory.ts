import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { COMPRESSED_FROM, FAST_QUALITY, compress } from '../http/compress';
import { type Encoding, encodingFor, encodingsFor, send } from '../http/sendResponse';

const MB = 1_048_576;
/** Bytes of all responses. */
const BYTES_MAX = 64 * MB;
/** An older request is not shared, because it may hang. */
const SHARE_WITHIN_MS = 500;

interface KeptCall {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  readonly etag: string | null;
  /** Since then, in ms since the epoch. */
  readonly checkedAtMs: number;
  readonly freshMs: number;
}

/** What a forwarded call does with the memory. */
export interface CallKeeping {
  /** Headers of the call. */
  readonly headers: OutgoingHttpHeaders;
  /** Keeps and sends a whole response of 200, compressed if the backend's is not. */
  take(headers: OutgoingHttpHeaders, body: Buffer): Promise<void>;
  /** Sends the response that the backend calls unchanged; false where there is none. */
  sendUnchanged(headers: OutgoingHttpHeaders): boolean;
}

export type CallMemory = ReturnType<typeof callMemory>;

/**
 * Keeps the responses that are forwarded to browsers, by address, language and encoding: for the backend's
 * `max-age`, after that by its `ETag`. Concurrent calls reach the backend once.
 */
export function callMemory() {
  const kept = new LRUCache<string, KeptCall>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1,
  });
  const pending = new Map<string, { readonly sentAtMs: number; readonly settled: Promise<void> }>();
  /** The calls since the last purge; undefined before the first. */
  let sinceForgotten: LRUCache<string, true> | undefined;

  return {
    /** @param pass forwards the call */
    async respond(
      request: IncomingMessage,
      response: ServerResponse,
      address: string,
      pass: (keeping: CallKeeping) => Promise<void>,
    ): Promise<void> {
      const {
        accept,
        'accept-language': language,
        'accept-encoding': acceptEncoding,
      } = request.headers;
      const encodings = encodingsFor(acceptEncoding);
      const key = [address, language, accept, encodings].join('\n');
      const current = pending.get(key);
      const shares = current && Date.now() - current.sentAtMs < SHARE_WITHIN_MS;
      if (shares) await current.settled;
      const known = kept.get(key);
      const now = Date.now();
      const isShared = shares && known && known.checkedAtMs >= current.sentAtMs;
      if (known && (isShared || now - known.checkedAtMs < known.freshMs)) {
        sendKept(request, response, known);
        return;
      }
      const isPurged = sinceForgotten?.has(key) === false;
      sinceForgotten?.set(key, true);
      const memory = sinceForgotten;
      const sent: OutgoingHttpHeaders = {
        'accept-encoding': encodings,
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(isPurged && { 'cache-control': 'no-cache' }),
      };
      let settle: () => void = () => undefined;
      const settled = new Promise<void>((resolve) => {
        settle = resolve;
      });
      response.once('close', settle);
      const call = { sentAtMs: now, settled };
      pending.set(key, call);
      void settled.then(() => {
        if (pending.get(key) === call) pending.delete(key);
      });
      const keepAndSend = (one: KeptCall, isKept: boolean) => {
        // A call from before a purge is not kept.
        if (isKept && memory === sinceForgotten) kept.set(key, one);
        settle();
        sendKept(request, response, one);
      };
      await pass({
        headers: sent,
        async take(plainHeaders, plain) {
          const { headers, body } = await compressed(plainHeaders, plain, encodingFor(encodings));
          const freshMs = freshTime(headers);
          const etag = typeof plainHeaders.etag === 'string' ? plainHeaders.etag : null;
          const one = { headers, body, etag, checkedAtMs: now, freshMs: freshMs ?? 0 };
          keepAndSend(one, freshMs !== null);
        },
        sendUnchanged(headers) {
          if (!known?.etag) return false;
          keepAndSend({ ...known, checkedAtMs: now, freshMs: freshTime(headers) ?? 0 }, true);
          return true;
        },
      });
    },

    forget() {
      kept.clear();
      pending.clear();
      sinceForgotten = new LRUCache({ max: 1_000 });
    },
  };
}

/** Most content systems leave compression to what is in front of them. */
async function compressed(headers: OutgoingHttpHeaders, body: Buffer, encoding: Encoding) {
  const isPacked = headers['content-encoding'] !== undefined;
  if (isPacked || encoding === 'identity' || body.length < COMPRESSED_FROM)
    return { headers, body };
  const { etag, vary } = headers;
  return {
    headers: {
      ...headers,
      'content-encoding': encoding,
      vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
      // A strong one names the bytes that the backend sent.
      ...(typeof etag === 'string' && { etag: etag.replace(/^(?:W\/)?/, 'W/') }),
    },
    body: await compress(body, encoding, FAST_QUALITY),
  };
}

function sendKept(request: IncomingMessage, response: ServerResponse, kept: KeptCall): void {
  const { etag, age = '0', ...headers } = kept.headers;
  delete headers['content-length'];
  const seconds = Math.floor((Date.now() - kept.checkedAtMs) / 1_000);
  send(request, response, {
    status: 200,
    headers: {
      ...headers,
      ...(etag !== undefined && { ETag: etag }),
      Age: String(Number(age) + seconds),
    },
    body: kept.body,
  });
}

/** How long a response is fresh, in ms; null where nobody may keep it. */
function freshTime(headers: OutgoingHttpHeaders): number | null {
  const control = headers['cache-control'] ?? '';
  if (/no-store|private/i.test(control)) return null;
  if (/no-cache/i.test(control)) return 0;
  const [, seconds = '0'] = /(?:^|[\s,])max-age=(\d{1,9})/i.exec(control) ?? [];
  return Math.max(Number(seconds) - (Number(headers.age ?? 0) || 0), 0) * 1_000;
}
