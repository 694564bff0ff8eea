import { backendPaths } from '../src/shared/config/backendPaths';
import type { Log } from './log';
import type { Settings } from './storefrontSettings';

const TIMEOUT_MS = 10_000;

/**
 * Warns of each public host without CORS: rendered pages would look right, but calls of browsers fail. It
 * ignores hosts that this server cannot reach.
 * @param origin the shop's origin in browsers
 */
export async function warnOfClosedHosts(
  { apiHost, listingsHost }: Settings,
  origin: string,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const hosts = [
    ['API_HOST', apiHost, backendPaths.banners],
    ['REALESTATE_HOST', listingsHost, backendPaths.listings],
  ] as const;
  await Promise.all(
    hosts.map(async ([setting, host, path]) => {
      if (host === null || (await mayRead(host + path, origin, signal))) return;
      log.warn(
        `Browsers cannot call ${setting}: ${host} sends no Access-Control-Allow-Origin for ${origin}. Add it there, or set ${setting}_INTERNAL alone, and this server forwards the calls`,
      );
    }),
  );
}

async function mayRead(url: string, origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { Origin: origin },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    const allowed = response.headers.get('Access-Control-Allow-Origin');
    return allowed === '*' || allowed === origin;
  } catch {
    return true;
  }
}
