import { HttpResponse, http } from 'msw';
import { backendPaths } from '../shared/config/backendPaths';
import { BACKEND, server } from './mswServer';

/** A request to the banners' backend. */
interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
}

/** Responds to everything under /banners, and records the requests. */
export function bannersBackend(response: () => Response = () => HttpResponse.json({ data: [] })) {
  const sent: Sent[] = [];
  server.use(
    http.all(`${BACKEND}${backendPaths.banners}*`, async ({ request }) => {
      const text = await request.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sent.push({ method: request.method, url: new URL(request.url), body });
      return response();
    }),
  );
  return sent;
}

/** Makes a backend respond with banners, as they come over the wire. */
export const respondWithBanners =
  (...wires: object[]) =>
  () =>
    HttpResponse.json({ data: wires });
