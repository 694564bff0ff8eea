import { setupServer } from 'msw/node';

/** Origin of every backend in tests. */
export const BACKEND = 'http://backend.test';

/** The network's edge in tests; each test says what answers. A request nobody answers fails. */
export const server = setupServer();
