import { connect, createServer } from 'node:net';
import { freePort } from '../../../scripts/lib/programs.mjs';

/** A port in front of the shop. While it is shut, whoever connects is refused: the visitor is offline. */
export async function openGate(shopPort) {
  const port = await freePort();
  const sockets = new Set();
  let isShut = false;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (isShut) {
      socket.destroy();
      return;
    }
    const behind = connect(shopPort, '127.0.0.1');
    behind.on('error', () => socket.destroy());
    for (const end of [socket, behind]) {
      sockets.add(end);
      end.on('close', () => sockets.delete(end));
    }
    socket.pipe(behind).pipe(socket);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    shut() {
      isShut = true;
      for (const socket of sockets) socket.destroy();
    },
    open() {
      isShut = false;
    },
    close() {
      this.shut();
      server.close();
    },
  };
}
