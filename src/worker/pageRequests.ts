import { NAVIGATION_LIMIT_MS } from '../shared/config/times';

/** What is not a page of the shop: files, pictures and backends' paths. */
const NO_PAGE = /^\/(api|v1|static|uploads|docs|assets|__\w+)(\/|$)|\.[a-z\d]+$/i;
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
  return sameOrigin && request.mode === 'navigate' && !NO_PAGE.test(url.pathname);
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
