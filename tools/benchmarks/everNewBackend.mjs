import { createServer } from 'node:http';

/**
 * A backend whose responses are new each time: the mock backend's, with another validator. What pages
 * remember of unchanged responses does not help here.
 */
export async function startEverNewBackend(mockBackendOrigin) {
  const bodies = new Map();
  let count = 0;
  const bodyOf = async (url) => {
    const known = bodies.get(url);
    if (known) return known;
    const body = Buffer.from(await (await fetch(mockBackendOrigin + url)).arrayBuffer());
    bodies.set(url, body);
    return body;
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request.url);
    response.writeHead(200, { 'Content-Type': 'application/json', ETag: `"${count++}"` }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
