import { backendPaths, mockBackendPaths } from '../shared/config/backendPaths';
import { NAVIGATION_LIMIT_MS } from '../shared/config/times';

/** The first segment of a path. */
const rootOf = (pathname: string) => pathname.split('/', 2)[1]?.toLowerCase() ?? '';

/** First segments of paths that are no pages: files, pictures and calls of backends. */
const roots = new Set([
  'assets',
  ...Object.values(backendPaths).map(rootOf),
  ...Object.values(mockBackendPaths).map(rootOf),
]);

/** Files of the root, and developers' pages. An id in a page's path may have a dot. */
const NO_PAGE = /^\/(?:__|[^/]*\.[a-z\d]+$)/i;

const isPage = (pathname: string) => !roots.has(rootOf(pathname)) && !NO_PAGE.test(pathname);

/** Statuses from here on mean that the server is unreachable behind its balancer. */
const UNREACHABLE = 502;

export function isOurNavigation({
  request,
  url,
  sameOrigin,
}: {
  readonly request: Pick<Request, 'mode'>;
  readonly url: URL;
  readonly sameOrigin: boolean;
}): boolean {
  return sameOrigin && request.mode === 'navigate' && isPage(url.pathname);
}

/**
 * Network first, with the app shell as fallback if the network fails, takes longer than 3 s, or responds
 * with 502 or above. The app shell shows stored responses.
 */
export async function respondToNavigation(
  request: Request,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const response = fetch(request);
  // Ignore a late failure.
  response.catch(() => undefined);
  const first = await Promise.race([
    response.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, NAVIGATION_LIMIT_MS);
    }),
  ]);
  if (first && first.status < UNREACHABLE) return first;
  return (await shell()) ?? first ?? response;
}
