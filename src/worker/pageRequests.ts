import { backendPaths, mockBackendPaths } from '../shared/config/backendPaths';
import { NAVIGATION_LIMIT_MS } from '../shared/config/times';

/** The first segment of a path. */
const rootOf = (pathname: string) => pathname.split('/', 2)[1]?.toLowerCase() ?? '';

/** Where no page of the shop is: our own files, pictures and backends' calls. */
const roots = new Set([
  'assets',
  ...Object.values(backendPaths).map(rootOf),
  ...Object.values(mockBackendPaths).map(rootOf),
]);

/** Files, and what developers alone have. */
const NO_PAGE = /^\/__|\.[a-z\d]+$/i;

const isPage = (pathname: string) => !roots.has(rootOf(pathname)) && !NO_PAGE.test(pathname);

/** From here on, a status means that the server cannot be reached behind its balancer. */
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
 * A page comes from the network. When that fails, takes longer than 3 s or has the status 502 or above,
 * the app shell comes instead, which shows stored responses.
 */
export async function respondToNavigation(
  request: Request,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const response = fetch(request);
  // A late failure no longer matters.
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
