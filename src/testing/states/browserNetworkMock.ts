import type { StateResponses } from './screenState';
import { responseTo } from './stateResponses';

/** Replaces the browser's `fetch` for requests to backends; pictures come from the network. */
export function mockBrowserNetwork(): (responses: StateResponses) => void {
  let current: StateResponses = {};
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = responseTo(current, request.method, new URL(request.url).pathname);
    switch (response?.kind) {
      case undefined:
        return realFetch(request);
      case 'success':
        return Response.json(response.body);
      case 'error':
        return new Response(null, { status: response.status });
      case 'offline':
        throw new TypeError('The network is gone');
      case 'pending':
        return new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => {
            reject(new DOMException('Aborted', 'AbortError'));
          });
        });
    }
  };
  return (responses) => {
    current = responses;
  };
}
