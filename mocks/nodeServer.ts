import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { drain, startListening } from '../node/listening';
import type { AppEnv } from './appEnv';

export interface HttpServer {
  origin: string;
  /** Finishes the responses under way, at most for a few seconds. */
  close(): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;
const CLOSE_LIMIT_MS = 3_000;

/**
 * Serves an application over HTTP/1.1, with limits on slow clients.
 * @throws Error with one clear line when the address cannot be had.
 */
export async function listen(app: Hono<AppEnv>, port: number, host: string): Promise<HttpServer> {
  // The global Request and Response of the embedding process stay as they are.
  const handle = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
  });
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      void handle(request, response);
    },
  );
  try {
    const origin = await startListening(server, { port, host });
    return { origin, close: () => drain(server, CLOSE_LIMIT_MS) };
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`The mock backend cannot listen on ${host}:${String(port)}: ${message}`, {
      cause,
    });
  }
}
