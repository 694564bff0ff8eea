/** The service worker's script: the build writes it, the server completes and serves it, pages register it. */
export const WORKER_PATH = '/sw.js';
