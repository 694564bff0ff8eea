import { HttpResponse, delay, http } from 'msw';
import { BACKEND, server, unhandledRequests } from '../mswServer';
import type { StateResponses } from './screenState';
import { responseTo } from './stateResponses';

/** Mocks the network as a state describes it. */
export function respondWith(responses: StateResponses): void {
  server.use(
    http.all(`${BACKEND}/*`, async ({ request }) => {
      const { method, url } = request;
      const { pathname } = new URL(url);
      const response = responseTo(responses, method, pathname);
      switch (response?.kind) {
        case 'success':
          return HttpResponse.json(response.body ?? null);
        case 'error':
          return new HttpResponse(null, { status: response.status });
        case 'offline':
          return HttpResponse.error();
        case 'pending':
          await delay('infinite');
          return HttpResponse.error();
        case undefined:
          unhandledRequests.push(
            `Add ${method} ${pathname} to \`calls\` in src/testing/states/stateResponses.ts`,
          );
          return HttpResponse.error();
      }
    }),
  );
}
