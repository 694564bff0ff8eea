import type { Server } from 'node:http';

interface ListenAddress {
  readonly port: number;
  readonly host: string;
  readonly backlog?: number;
}

/**
 * Lets a server listen; returns its origin, such as `http://127.0.0.1:3000`.
 * @throws the system's error if it cannot
 */
export function startListening(server: Server, address: ListenAddress): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      const bound = server.address();
      const port = typeof bound === 'object' && bound !== null ? bound.port : address.port;
      const name = address.host.includes(':') ? `[${address.host}]` : address.host;
      resolve(`http://${name}:${String(port)}`);
    });
  });
}

/** How often a closing server checks for idle connections. */
const IDLE_CHECK_MS = 100;

/**
 * Refuses new connections, finishes the current responses, and closes the rest.
 * @param limitMs maximum time for responses
 */
export function drain(server: Server, limitMs: number): Promise<void> {
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
    // Busy connections become idle one after the other.
    const idle = setInterval(() => {
      server.closeIdleConnections();
    }, IDLE_CHECK_MS);
  });
}
