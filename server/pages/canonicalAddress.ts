import { routes } from '../../src/app/routes';
import { canonicalBikesSearch } from '../../src/features/bikes/canonicalBikesSearch';
import { missingPages } from '../../src/features/shell/errors/missingPages';
import { matchRoute } from '../../src/router/routeTable';
import { paths } from '../../src/shared/config/paths';
import { inLanguage, splitLanguage } from '../../src/shared/i18n/languages';
import type { Target } from '../http/target';

/**
 * How many addresses of a kind there are, which says where their pages are cached:
 * - `fixed`: a route without parameters, without a query;
 * - `content`: one for each thing that a backend lists, such as a bike;
 * - `endless`: anybody can make up more. They must not push the other pages out of the cache.
 */
export type AddressKind = 'fixed' | 'content' | 'endless';

/** The address that a page is rendered for and cached by. */
export interface CanonicalAddress {
  /** Path and query as the renderer gets them. */
  readonly href: string;
  readonly kind: AddressKind;
}

/** All unknown addresses show the same page, except paths with a known reason (`missingPages`). */
const notFound = (pathname: string): CanonicalAddress => ({
  href: missingPages.has(pathname) ? pathname : '/404',
  kind: 'fixed',
});

/** Parameters that advertisers add; they change nothing on the page. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ref)$/i;

/** One bike, or one page of all. */
const ONE_THING = /^\?(?:bike|page)=[^&]*$/;

/**
 * The address of the page that a request gets. Different spellings of it share one address, and so
 * one place in the cache.
 */
export function canonicalAddress(target: Target): CanonicalAddress {
  const { language, pathname } = splitLanguage(target.pathname);
  const { href, kind } = canonicalPath({ pathname, search: target.search });
  return { href: inLanguage(language, href), kind };
}

const fixedPaths = new Set(routes.map(({ path }) => path).filter((path) => !path.includes(':')));

/** The same, for a path without its language. */
function canonicalPath({ pathname, search }: Target): CanonicalAddress {
  // The most common addresses need no matching.
  if (search === '' && fixedPaths.has(pathname)) return { href: pathname, kind: 'fixed' };
  const match = pathname.includes('//') ? null : matchRoute(pathname);
  if (!match) return notFound(pathname);
  const { path } = match.route;
  const hasParams = Object.values(match.params).some((param) => param !== undefined);
  const isBikes = path === paths.bikes;
  const query = isBikes
    ? canonicalBikesSearch(withoutTracking(search), new Date().getFullYear())
    : withoutTracking(search);
  const isFixed = query === '' && !hasParams;
  const isContent =
    query === ''
      ? hasParams && match.route.isComingSoon !== true
      : isBikes && ONE_THING.test(query);
  return {
    href: pathname + query,
    kind: isFixed ? 'fixed' : isContent ? 'content' : 'endless',
  };
}

/** Most addresses: nothing in them can be spelled otherwise. */
const PLAIN = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;

/**
 * The address in its one spelling, or null where it has that: no slash at its end, the letters of
 * its route, percent-encoding where it is needed only. Each page so has one place in the cache.
 */
export function otherSpelling({ pathname, search }: Target): string | null {
  if (PLAIN.test(pathname)) return null;
  if (pathname === '/' || pathname.includes('//')) return null;
  const segments = pathname.replace(/\/$/, '').split('/');
  const { language, pathname: path } = splitLanguage(
    segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/'),
  );
  const ofRoute = matchRoute(path)?.route.path.split('/') ?? [];
  const spelled = path
    .split('/')
    .map((segment, index) => {
      const name = ofRoute[index];
      return name === undefined || name.startsWith(':') ? segment : name;
    })
    .join('/');
  const href = inLanguage(language, spelled);
  return href === pathname ? null : href + search;
}

function withoutTracking(search: string): string {
  if (search === '') return '';
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
