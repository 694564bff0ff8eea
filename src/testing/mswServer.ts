import { setupServer } from 'msw/node';

/** Origin of every backend in tests. */
export const BACKEND = 'http://backend.test';

/** The mocked network; each test adds its handlers. A request without a handler fails. */
export const server = setupServer();

/** Requests that no handler responds to; a test that has sent one fails. */
export const unhandledRequests: string[] = [];
