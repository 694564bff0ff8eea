import { type IncomingMessage, type RequestListener, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

const running: (() => Promise<void>)[] = [];

/** Serves a listener on a free port until the test ends. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  running.push(
    () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${String(port)}`;
}

/** Stops all servers of `serve`; call it after each test. */
export async function stopServing(): Promise<void> {
  await Promise.all(running.splice(0).map((stop) => stop()));
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly text: string;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends a raw request: nothing is decoded, followed or normalized. */
export function sendRequest(
  url: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
) {
  const { hostname, port } = new URL(url);
  // The raw path, because `URL` resolves `..`.
  const path = url.slice(url.indexOf(port) + port.length) || '/';
  return new Promise<RawResponse>((resolve, reject) => {
    const outgoing = request(
      { hostname, port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole,
            text: whole.toString(),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Sends text on a connection and resolves with everything received until it ends. */
export function sendBytes(origin: string, ...parts: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      for (const part of parts) socket.write(part);
    });
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      resolve(text);
    });
  });
}
