import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { backendPaths } from '../shared/config/backendPaths';

/** Origin of every backend in tests. */
export const BACKEND = 'http://backend.test';

/**
 * The mocked network; each test adds its handlers. A request without a handler fails. Tracked events have
 * one: the code that sends them loads in idle time, and on a busy machine that is after their test.
 */
export const server = setupServer(
  ...[backendPaths.bannerClick, backendPaths.bannerImpression].map((path) =>
    http.post(BACKEND + path, () => HttpResponse.json({ success: true })),
  ),
);

/** Requests that no handler responds to; a test that has sent one fails. */
export const unhandledRequests: string[] = [];
