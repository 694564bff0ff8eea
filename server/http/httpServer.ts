import { type RequestListener, type Server, createServer } from 'node:http';
import type { Socket } from 'node:net';

export interface HttpServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly origin: string;
  /**
   * Takes no new connections, finishes the current responses, and cuts what is left.
   * @param drainMs how long responses may take; the default is in the limits
   */
  close(drainMs?: number): Promise<void>;
}

interface ListenAddress {
  readonly port: number;
  readonly host: string;
  /** Name of the setting of the port. */
  readonly setting?: string;
}

/** Bounds on what a client may send, and how slowly. */
export interface HttpLimits {
  readonly headerBytes: number;
  /** Until the headers of a request must have come (slowloris). */
  readonly headersTimeoutMs: number;
  /** Until the whole request must have come. */
  readonly requestTimeoutMs: number;
  /** Between two requests on one connection. */
  readonly keepAliveTimeoutMs: number;
  /** Without any byte in either direction. */
  readonly idleTimeoutMs: number;
  readonly connections: number;
  /** How long current responses may take once the server closes. */
  readonly drainTimeoutMs: number;
}

export const httpLimits: HttpLimits = {
  headerBytes: 16_384,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  // Longer than the 60 s that balancers keep theirs, so that they never meet a closed one.
  keepAliveTimeoutMs: 65_000,
  idleTimeoutMs: 60_000,
  connections: 10_000,
  drainTimeoutMs: 4_000,
};

/**
 * Serves HTTP/1.1 within limits.
 * @throws Error with one clear line when it cannot listen there
 */
export function listen(
  listener: RequestListener,
  { port, host, setting = 'PORT' }: ListenAddress,
  limits: HttpLimits = httpLimits,
): Promise<HttpServer> {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(limits.headersTimeoutMs, 2_000),
      noDelay: true,
    },
    listener,
  );
  server.maxConnections = limits.connections;
  server.setTimeout(limits.idleTimeoutMs);
  server.on('clientError', refuse);
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(
        new Error(
          cause.code === 'EADDRINUSE'
            ? `${setting} ${String(port)} is in use on ${host}: stop what listens there or set another ${setting}`
            : `Cannot listen on ${host}:${String(port)}: ${cause.message}`,
          { cause },
        ),
      );
    });
    server.listen({ port, host, backlog: 2_048 }, () => {
      const bound = server.address();
      const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
      const name = host.includes(':') ? `[${host}]` : host;
      resolve({
        origin: `http://${name}:${String(actual)}`,
        close: (drainMs = limits.drainTimeoutMs) => drain(server, drainMs),
      });
    });
  });
}

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is not an HTTP request gets a status line and a closed connection. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = refusals[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** How often a closing server looks for connections that have become idle. */
const IDLE_CHECK_MS = 100;

function drain(server: Server, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, limitMs);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
    // Connections that were busy just now become idle one after the other.
    const idle = setInterval(() => {
      server.closeIdleConnections();
    }, IDLE_CHECK_MS);
  });
}
