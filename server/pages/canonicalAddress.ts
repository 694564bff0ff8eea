import { missingPages } from '../../src/app/layout/missingPages';
import { matchRoute } from '../../src/app/routing/routes';
import type { Target } from '../http/target';

/** The address that a page is rendered for and cached by. */
export interface CanonicalAddress {
  /** Path and query as the renderer gets them. */
  readonly href: string;
  /**
   * Whether it is one of a fixed set: a route without parameters, without a query. There is no end
   * of others, and they must not push these out of the cache.
   */
  readonly isPlain: boolean;
}

/** All unknown addresses show the same page, but for those of which we know why. */
const notFound = (pathname: string): CanonicalAddress => ({
  href: missingPages.has(pathname) ? pathname : '/404',
  isPlain: true,
});

/** Parameters that advertisers add; they change nothing on the page. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ref)$/i;

/**
 * The address of the page that a request gets. Different spellings of it share one address, and so
 * one place in the cache.
 */
export function canonicalAddress({ pathname, search }: Target): CanonicalAddress {
  const match = pathname.includes('//') ? null : matchRoute(pathname);
  if (!match) return notFound(pathname);
  const hasParams = match.route.path.includes(':');
  const query = withoutTracking(search);
  return {
    href: (hasParams ? pathname : match.route.path) + query,
    isPlain: !hasParams && query === '',
  };
}

/** The address without its trailing slash, or null where it has none. */
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
