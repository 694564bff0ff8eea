import { workQueue } from './workQueue';

const MB = 1_048_576;
/** Maximum bytes of all responses of backends that are being read. */
const IN_FLIGHT_MAX = 256 * MB;
/** Maximum concurrent requests to a host, so that a hanging one does not use all connections. */
export const HOST_FETCHES_MAX = 64;
/** Maximum time in the queue; pages wait less for their data, so later responses are useless. */
const TURN_LIMIT_MS = 2_000;

export interface FetchBounds {
  readonly bytesMax: number;
  /** For head and body together. */
  readonly timeoutMs: number;
  /** Whether to read the body; by default always. */
  readonly wants?: (response: Response) => boolean;
  /** Bytes of all responses together; lower in tests. */
  readonly inFlightMax?: number;
}

interface WholeResponse {
  readonly response: Response;
  /** Empty if not wanted. */
  readonly body: Buffer;
}

/** A response that is being read. */
interface Reading {
  bytes: number;
  giveUp(reason: Error): void;
}

const readings = new Set<Reading>();
const queues = new Map<string, ReturnType<typeof workQueue>>();

/** Bytes of the responses that are being read. */
export function bytesInFlight(): number {
  let bytes = 0;
  for (const reading of readings) bytes += reading.bytes;
  return bytes;
}

/**
 * Fetches a backend's complete response within bounds, by default without redirects. The signal of `init` is
 * ignored.
 * @throws Error when a bound is exceeded, and closes the connection
 */
export function fetchBounded(
  url: string,
  init: RequestInit,
  bounds: FetchBounds,
): Promise<WholeResponse> {
  const { origin } = new URL(url);
  let queue = queues.get(origin);
  if (!queue) {
    queue = workQueue({
      concurrency: HOST_FETCHES_MAX,
      waitingMax: 1_000,
      waitLimitMs: TURN_LIMIT_MS,
    });
    queues.set(origin, queue);
  }
  return queue(() =>
    fetchNow(url, init, bounds).catch((error: unknown) => {
      if (init.method !== undefined && init.method !== 'GET') throw error;
      if (!wasClosed(error)) throw error;
      return fetchNow(url, init, bounds);
    }),
  );
}

/**
 * Whether the backend closed the connection, which it may do to a kept one while a request is on its way
 * (RFC 9110 §9.2.2).
 */
function wasClosed(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}

/**
 * The deadline is a timer, not `AbortSignal.timeout`: once the request is garbage-collected, Node's fetch
 * ignores its signal, and the body stays open for ever.
 */
async function fetchNow(
  url: string,
  init: RequestInit,
  { bytesMax, timeoutMs, wants = () => true, inFlightMax = IN_FLIGHT_MAX }: FetchBounds,
): Promise<WholeResponse> {
  const aborter = new AbortController();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let reason: Error | undefined;
  const reading: Reading = {
    bytes: 0,
    giveUp(error) {
      reason ??= error;
      aborter.abort(reason);
      // Closes the connection; a failed stream has already closed it.
      reader?.cancel(reason).catch(() => undefined);
    },
  };
  const timer = setTimeout(() => {
    const seconds = String(timeoutMs / 1_000);
    reading.giveUp(new Error(`The backend did not respond within ${seconds} s`));
  }, timeoutMs);
  readings.add(reading);
  try {
    const response = await fetch(url, { redirect: 'error', ...init, signal: aborter.signal });
    reader = response.body?.getReader();
    const chunks: Uint8Array[] = [];
    if (wants(response)) {
      for (;;) {
        const chunk = await reader?.read();
        if (reason) throw reason;
        if (!chunk?.value) break;
        chunks.push(chunk.value);
        reading.bytes += chunk.value.length;
        if (reading.bytes > bytesMax) {
          reading.giveUp(new Error(`The response is larger than ${String(bytesMax)} bytes`));
        } else if (bytesInFlight() > inFlightMax) {
          largest().giveUp(
            new Error(`Backends send more than ${String(inFlightMax)} bytes at a time`),
          );
        }
      }
    } else await reader?.cancel();
    return { response, body: Buffer.concat(chunks) };
  } finally {
    clearTimeout(timer);
    readings.delete(reading);
  }
}

/** The largest response is aborted first, so that endless ones do not fail small ones. */
function largest(): Reading {
  return [...readings].reduce((most, reading) => (reading.bytes > most.bytes ? reading : most));
}
