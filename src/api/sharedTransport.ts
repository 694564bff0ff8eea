import { RecentMap } from '../shared/lib/recentMap';
import type { BackendResponse, Transport } from './transport';

/** How many answers a server remembers. */
const ADDRESSES_MAX = 20;

/** How long an answer is waited for; it may serve a later page, in ms. */
const FETCH_TIMEOUT_MS = 20_000;

/** Nobody joins a question that was asked longer ago, in ms: it may hang, and a new one not. */
const JOIN_WITHIN_MS = 500;

interface Flight {
  readonly since: number;
  readonly answer: Promise<BackendResponse>;
}

/**
 * For a server, which asks for the same answers again and again. Pages that ask for the same at
 * the same time share one question, and an unchanged answer (`ETag`) is neither sent nor parsed
 * anew. Nothing is answered from memory alone, so what a backend says counts at once. Bodies are
 * shared by everybody who is answered with them: never to be changed.
 */
export function sharedTransport(transport: Transport, limit = ADDRESSES_MAX): Transport {
  const answers = new RecentMap<string, BackendResponse>(limit);
  const flights = new Map<string, Flight>();

  const ask = async (url: string, init: RequestInit): Promise<BackendResponse> => {
    const known = answers.get(url);
    const answer = await transport(url, {
      ...init,
      // What a page could not wait for is still good for the next one.
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
      ...(known?.etag && { headers: { 'If-None-Match': known.etag } }),
    });
    if (known && answer.status === 304) return known;
    if (answer.status === 200 && answer.etag !== null && answer.body !== undefined) {
      answers.set(url, answer);
    }
    return answer;
  };

  return (url, init) => {
    if (init.method !== 'GET') return transport(url, init);
    const under = flights.get(url);
    if (under && performance.now() - under.since < JOIN_WITHIN_MS) return under.answer;
    const flight = {
      since: performance.now(),
      answer: ask(url, init).finally(() => {
        if (flights.get(url) === flight) flights.delete(url);
      }),
    };
    flights.set(url, flight);
    return flight.answer;
  };
}
