import { workQueue } from './workQueue';

const MB = 1_048_576;
/** Of all responses of backends together, while they are being read. */
const IN_FLIGHT_MAX = 256 * MB;
/** Requests to one host at a time: a host that hangs must not take all connections. */
export const HOST_FETCHES_MAX = 64;
/** A page waits less than this for its data; after it, nobody needs the response. */
const TURN_LIMIT_MS = 2_000;

export interface FetchBounds {
  readonly bytesMax: number;
  /** For the head and the body together. */
  readonly timeoutMs: number;
  /** Whether the body is worth reading; all are by default. */
  readonly wants?: (response: Response) => boolean;
  /** Of all responses together; tests have less. */
  readonly inFlightMax?: number;
}

interface WholeResponse {
  readonly response: Response;
  /** Empty where it was not wanted. */
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
 * Fetches a response of a backend whole, within bounds and without leaving its host. The signal of
 * `init` does not count.
 * @throws when a bound is reached; the connection is closed then
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
  return queue(() => fetchNow(url, init, bounds));
}

/**
 * The deadline is a timer of its own: once the garbage collector has taken the request, Node's fetch
 * no longer hears of its signal, so `AbortSignal.timeout` alone leaves the body open for ever.
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
      // Closes the connection. A stream that has failed has closed it already.
      reader?.cancel(reason).catch(() => undefined);
    },
  };
  const timer = setTimeout(() => {
    const seconds = String(timeoutMs / 1_000);
    reading.giveUp(new Error(`The backend did not respond within ${seconds} s`));
  }, timeoutMs);
  readings.add(reading);
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: aborter.signal });
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

/** A small response must not fail because others are endless. */
function largest(): Reading {
  return [...readings].reduce((most, reading) => (reading.bytes > most.bytes ? reading : most));
}
