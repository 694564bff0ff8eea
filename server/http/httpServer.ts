import { type RequestListener, type Server, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { drain, startListening } from '../../node/listening';

export interface HttpServer {
  /** Such as `http://127.0.0.1:3000`. */
  readonly origin: string;
  /**
   * Refuses new connections, finishes the current responses, and closes the rest.
   * @param drainMs maximum time for responses; `drainTimeoutMs` by default
   */
  close(drainMs?: number): Promise<void>;
}

interface ListenAddress {
  readonly port: number;
  readonly host: string;
  /** Name of the port's setting. */
  readonly setting?: string;
}

/** Limits of clients. */
export interface HttpLimits {
  readonly headerBytes: number;
  /** Time limit for the headers of a request (slowloris). */
  readonly headersTimeoutMs: number;
  /** Time limit for the whole request. */
  readonly requestTimeoutMs: number;
  /** Between two requests of a connection. */
  readonly keepAliveTimeoutMs: number;
  /** Without any byte in either direction. */
  readonly idleTimeoutMs: number;
  readonly connections: number;
  /** Maximum connections of a client (IPv6: of a network), so that no client uses all. */
  readonly connectionsPerAddress: number;
  /** Between a refusal and the end of its connection. */
  readonly lingerMs: number;
  /** Time limit for current responses once the server closes. */
  readonly drainTimeoutMs: number;
}

export const httpLimits: HttpLimits = {
  headerBytes: 16_384,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 20_000,
  // Longer than the 60 s of balancers, so that they never reuse a closed connection.
  keepAliveTimeoutMs: 65_000,
  idleTimeoutMs: 60_000,
  connections: 10_000,
  connectionsPerAddress: 2_000,
  lingerMs: 500,
  drainTimeoutMs: 4_000,
};

/**
 * Serves HTTP/1.1 within limits.
 * @throws Error with one clear line if it cannot listen
 */
export async function listen(
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
  boundShares(server, limits.connectionsPerAddress);
  server.on('clientError', (error, socket: Socket) => {
    refuse(error, socket, limits.lingerMs);
  });
  try {
    const origin = await startListening(server, { port, host, backlog: 2_048 });
    return { origin, close: (drainMs = limits.drainTimeoutMs) => drain(server, drainMs) };
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `${setting} ${String(port)} is in use on ${host}: stop what listens there or set another ${setting}`
        : `Cannot listen on ${host}:${String(port)}: ${message}`,
      { cause },
    );
  }
}

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Responds to an invalid request with a status line, and closes the connection. A client that does not
 * close its side would keep it half-closed until the idle timeout.
 */
function refuse(error: NodeJS.ErrnoException, socket: Socket, lingerMs: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = refusals[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), lingerMs);
}

/** Closes connections of an address beyond its share. */
function boundShares(server: Server, perAddress: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = counts.get(network) ?? 0;
    if (count >= perAddress) {
      socket.destroy();
      return;
    }
    counts.set(network, count + 1);
    socket.once('close', () => {
      const rest = (counts.get(network) ?? 1) - 1;
      if (rest > 0) counts.set(network, rest);
      else counts.delete(network);
    });
  });
}

/** An IPv4 address, or the /64 network of an IPv6 one, all of which belongs to one client. */
export function networkOf(address: string): string {
  const v4 = address.replace(/^::ffff:/i, '');
  if (!v4.includes(':')) return v4;
  const [start = '', end = ''] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const zeros = address.includes('::') ? 8 - groups.length - end.split(':').length : 0;
  return [...groups, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...end.split(':')]
    .slice(0, 4)
    .join(':');
}
