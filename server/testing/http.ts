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

/** Ends what `serve` has started; call it after each test. */
export async function stopServing(): Promise<void> {
  await Promise.all(running.splice(0).map((stop) => stop()));
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  readonly text: string;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** One request as it stands: nothing is decoded, followed or cleaned up. */
export function ask(url: string, { method = 'GET', headers = {}, body }: AskOptions = {}) {
  const { hostname, port } = new URL(url);
  // The path as it was written: `URL` would resolve `..`.
  const path = url.slice(url.indexOf(port) + port.length) || '/';
  return new Promise<Reply>((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: whole,
          text: whole.toString(),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Sends bytes and resolves with all that comes back until the connection ends. */
export function speak(origin: string, ...parts: readonly string[]): Promise<string> {
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
