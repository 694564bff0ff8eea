import { routes } from '../../src/app/routes';
import { canonicalBikesSearch } from '../../src/features/bikes/bikeAddress';
import { matchRoute, pageSearch } from '../../src/router/routeTable';
import { inLanguage, splitLanguage } from '../../src/shared/i18n/languages';
import type { Target } from '../http/target';

/**
 * The kind of an address, each with its own page cache:
 * - `fixed`: a route without parameters and query;
 * - `content`: an item of a backend, such as a bike;
 * - `endless`: made-up addresses, which must not evict other pages.
 */
export type AddressKind = 'fixed' | 'content' | 'endless';

/** The address for which a page is rendered and cached. */
export interface CanonicalAddress {
  /** Path and query for the renderer. */
  readonly href: string;
  readonly kind: AddressKind;
}

/** The page of unknown addresses. */
const notFound: CanonicalAddress = { href: '/404', kind: 'fixed' };

/** One bike, or one page of all. */
const ONE_THING = /^\?(?:bike|page)=[^&]*$/;

/**
 * Canonicalizes the address of a request, so that all its spellings share one cache entry. The page of
 * that entry has nothing of the request besides: parameters that the page does not read are left out.
 */
export function canonicalAddress(target: Target): CanonicalAddress {
  const { language, pathname } = splitLanguage(target.pathname);
  const { href, kind } = canonicalPath({ pathname, search: target.search });
  return { href: inLanguage(language, href), kind };
}

const fixedPaths = new Set(routes.map(({ path }) => path).filter((path) => !path.includes(':')));

/** Canonicalizes a path without its language. */
function canonicalPath({ pathname, search }: Target): CanonicalAddress {
  // Fast path for the most common addresses.
  if (search === '' && fixedPaths.has(pathname)) return { href: pathname, kind: 'fixed' };
  const { route, params } = matchRoute(pathname);
  if (route.id === 'notFound' || pathname.includes('//')) return notFound;
  if (route.isMissing) return { href: route.path, kind: 'fixed' };
  const hasParams = Object.values(params).some((param) => param !== undefined);
  const isBikes = route.id === 'bikes';
  const read = pageSearch({ pathname, search });
  const query = isBikes ? canonicalBikesSearch(read, new Date().getFullYear()) : read;
  const isFixed = query === '' && !hasParams;
  const isContent =
    query === '' ? hasParams && !route.isComingSoon : isBikes && ONE_THING.test(query);
  return {
    href: pathname + query,
    kind: isFixed ? 'fixed' : isContent ? 'content' : 'endless',
  };
}

/** Fast path: addresses with only one spelling. */
const PLAIN = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)*)?$/;

/**
 * The canonical spelling of an address, or null if it has that already: no trailing slash, the case of its
 * route, and percent-encoding only where needed.
 */
export function otherSpelling({ pathname, search }: Target): string | null {
  if (PLAIN.test(pathname)) return null;
  if (pathname === '/' || pathname.includes('//')) return null;
  const segments = pathname.replace(/\/$/, '').split('/');
  const { language, pathname: path } = splitLanguage(
    segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/'),
  );
  const { route } = matchRoute(path);
  const ofRoute = route.id === 'notFound' ? [] : route.path.split('/');
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
