import type { ShellEntry } from './workerShop';

/**
 * Refuses an app shell of another release during installation: a balancer may still choose an old server,
 * whose shell would need scripts that this worker lacks.
 * @param shells this release's; the ETag of each contains its revision
 */
export function isOfThisRelease(
  { request, response }: { readonly request: Request; readonly response: Response },
  shells: readonly ShellEntry[],
): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  const shell = shells.find(({ url }) => url === pathname);
  const etag = response.headers.get('ETag');
  const isOther = shell !== undefined && etag !== null && !etag.includes(shell.revision);
  return Promise.resolve(response.status === 200 && !isOther ? response : null);
}
