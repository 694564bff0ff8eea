/** The service worker's script, written by the build and completed by the server. */
export const WORKER_PATH = '/sw.js';
