/**
 * Refuses an app shell of another release while a worker installs: a balancer may still
 * choose an old server, whose shell would need scripts that this worker does not have.
 * @param revision what the shell's ETag contains
 */
export function isOfThisRelease(
  { request, response }: { readonly request: Request; readonly response: Response },
  shellUrl: string,
  revision: string,
): Promise<Response | null> {
  const isShell = new URL(request.url).pathname === shellUrl;
  const etag = response.headers.get('ETag');
  const isOther = isShell && etag !== null && !etag.includes(revision);
  return Promise.resolve(response.status === 200 && !isOther ? response : null);
}
