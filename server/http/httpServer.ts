import { type RequestListener, type Server, createServer } from 'node:http';
import type { Socket } from 'node:net';

export interface HttpServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly origin: string;
  /**
   * Takes no new connections, finishes the answers under way, and cuts what is left.
   * @param within how long answers may take, in ms; as the limits say unless told
   */
  close(within?: number): Promise<void>;
}

interface ListenAddress {
  readonly port: number;
  readonly host: string;
  /** Name of the setting of the port. */
  readonly setting?: string;
}

/** Bounds on what a client may send, and how slowly (times in ms). */
export interface HttpLimits {
  readonly headerBytes: number;
  /** Until the head of a request must have come: slowloris. */
  readonly headersTimeout: number;
  /** Until the whole request must have come. */
  readonly requestTimeout: number;
  /** Between two requests on one connection. */
  readonly keepAliveTimeout: number;
  /** Without any byte in either direction. */
  readonly idleTimeout: number;
  readonly connections: number;
  /** How long answers under way may take once the server closes. */
  readonly drainTimeout: number;
}

export const httpLimits: HttpLimits = {
  headerBytes: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  // Longer than the 60 s that balancers keep theirs, so that they never meet a closed one.
  keepAliveTimeout: 65_000,
  idleTimeout: 60_000,
  connections: 10_000,
  drainTimeout: 4_000,
};

/**
 * Serves HTTP/1.1 within limits.
 * @throws Error with one clear line when the address cannot be had
 */
export function listen(
  listener: RequestListener,
  { port, host, setting = 'PORT' }: ListenAddress,
  limits: HttpLimits = httpLimits,
): Promise<HttpServer> {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      keepAliveTimeout: limits.keepAliveTimeout,
      connectionsCheckingInterval: Math.min(limits.headersTimeout, 2_000),
      noDelay: true,
    },
    listener,
  );
  server.maxConnections = limits.connections;
  server.setTimeout(limits.idleTimeout);
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
        close: (within = limits.drainTimeout) => drain(server, within),
      });
    });
  });
}

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no HTTP request gets one line and a closed connection. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = refusals[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function drain(server: Server, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, limit);
    server.close(() => {
      clearTimeout(force);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
    // Connections that were busy just now become idle one after the other.
    const idle = setInterval(() => {
      server.closeIdleConnections();
    }, 100);
  });
}
