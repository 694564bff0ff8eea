import { matchRoute } from '../../src/app/routing/routes';
import type { Target } from '../http/target';

/** The address that a page is rendered for. */
export interface PageAddress {
  /** Path and query as the renderer gets them. */
  readonly href: string;
  /**
   * Whether it is one of a fixed set: a route without parameters, asked for without a query.
   * The others are endless and must not push these out of the cache.
   */
  readonly isPlain: boolean;
}

/** All unknown addresses show the same page. */
const NOT_FOUND: PageAddress = { href: '/404', isPlain: true };

/** Parameters that advertisers add; they change nothing on the page. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ref)$/i;

/**
 * The page that a request gets. Spellings that lead to the same page share one address, so that
 * they share one place in the cache.
 */
export function pageAddress({ pathname, search }: Target): PageAddress {
  if (pathname.includes('//')) return NOT_FOUND;
  const match = matchRoute(pathname);
  if (!match) return NOT_FOUND;
  const hasParams = match.route.path.includes(':');
  const query = withoutTracking(search);
  return {
    href: (hasParams ? pathname : match.route.path) + query,
    isPlain: !hasParams && query === '',
  };
}

/** Where an address with a trailing slash is at home, or null. */
export function withoutTrailingSlash({ pathname, search }: Target): string | null {
  if (pathname === '/' || !pathname.endsWith('/') || pathname.includes('//')) return null;
  return pathname.slice(0, -1) + search;
}

function withoutTracking(search: string): string {
  if (search === '') return '';
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
