import { matchPath } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { site, siteDescription } from '../../shared/config/site';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { type PageAddress, selectLocation } from '../../shared/location/locationSlice';
import type { RouteParams } from '../../shared/location/routeParams';
import { ScreenLoading } from '../layout/ScreenLoading';
import type { RootState } from '../store';
import { type LazyScreen, lazyScreen } from './screen';

export interface ScreenRoute {
  readonly id: string;
  readonly path: string;
  /** Of the document, before the brand. */
  readonly title: string;
  /** What search engines and previews say of the page. */
  readonly description: string;
  readonly screen: LazyScreen;
  /** What of the address is another place, where focus and scroll start again; 'path' by default. */
  readonly place?: 'route' | 'path' | 'address';
  /** The chunk that the screen is in, where it is not named as the route. */
  readonly chunk?: string;
  /** Says only that it is still to come, which is not worth a search result. */
  readonly isComingSoon?: true;
}

const lazy = (load: Parameters<typeof lazyScreen>[0]) => lazyScreen(load, ScreenLoading);

const placeholder = lazy(
  () =>
    import(/* webpackChunkName: "placeholders" */ '../../features/placeholders/placeholdersScreen'),
);

/** A page that is still to come. */
const comingSoon = (id: string, title: string, path: string): ScreenRoute => ({
  id,
  path,
  title,
  description: `${title} at ${site.name} is coming soon.`,
  screen: placeholder,
  chunk: 'placeholders',
  isComingSoon: true,
});

/** The screen of addresses that lead nowhere. */
export const notFound = lazy(
  () => import(/* webpackChunkName: "notFound" */ '../layout/notFoundScreen'),
);

/** The route table, spec §2. Every other address is the error page with status 404. */
export const routes: readonly ScreenRoute[] = [
  {
    id: 'home',
    path: paths.home,
    title: site.tagline.replace(/\.$/, ''),
    description: siteDescription,
    screen: lazy(async () => {
      // In one file with what every screen needs: most visits begin here, and it packs smaller. It
      // runs in a task of its own, so that the browser is never kept for long.
      await yieldToMain();
      return import(/* webpackMode: "eager" */ '../../features/home/homeScreen');
    }),
  },
  {
    id: 'login',
    path: paths.login,
    title: 'Log in',
    description: `Log in to ${site.name}.`,
    screen: lazy(() => import(/* webpackChunkName: "login" */ '../../features/auth/loginScreen')),
  },
  {
    id: 'signup',
    path: paths.signup,
    title: 'Sign up',
    description: `Sign up for ${site.name}.`,
    screen: lazy(() => import(/* webpackChunkName: "signup" */ '../../features/auth/signupScreen')),
  },
  {
    id: 'bikes',
    path: paths.bikes,
    title: 'Bikes for Sale',
    description: 'Scooters, cruisers and road bikes from sellers all over Aruba.',
    screen: lazy(() => import(/* webpackChunkName: "bikes" */ '../../features/bikes/bikesScreen')),
  },
  {
    id: 'about',
    path: paths.about,
    title: 'About Us',
    description: `Who makes ${site.name}, what for, and how to reach us.`,
    screen: lazy(() => import(/* webpackChunkName: "about" */ '../../features/about/aboutScreen')),
  },
  {
    id: 'vehicles',
    path: `${paths.vehicles}/:categoryId?/:subcategoryId?`,
    title: 'Vehicles',
    description: 'Cars, SUVs, pickups and more from all over Aruba, by type.',
    screen: lazy(
      () => import(/* webpackChunkName: "vehicles" */ '../../features/vehicles/vehiclesScreen'),
    ),
    place: 'route',
  },
  { ...comingSoon('search', 'Search', paths.search), place: 'address' },
  comingSoon('wishlist', 'Wishlist', paths.wishlist),
  comingSoon('cart', 'Cart', paths.cart),
  comingSoon('category', 'Category', `${paths.category}/:category`),
  comingSoon('deals', 'Deals', paths.deals),
  comingSoon('new-arrivals', 'New Arrivals', paths.newArrivals),
  comingSoon('best-sellers', 'Best Sellers', paths.bestSellers),
  comingSoon('support', 'Support', paths.support),
];

export interface RouteMatch {
  readonly route: ScreenRoute;
  readonly params: RouteParams;
}

/** The route that an address leads to, or null. */
export function matchRoute(pathname: string): RouteMatch | null {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return null;
}

/** The screen at an address, that of unknown ones included. */
export function screenAt(pathname: string): LazyScreen {
  return matchRoute(pathname)?.route.screen ?? notFound;
}

/** Names the place that an address leads to; changes within one place keep focus and scroll. */
export function placeOf({ pathname, search }: PageAddress): string {
  const route = matchRoute(pathname)?.route;
  if (route?.place === 'route') return route.id;
  return route?.place === 'address' ? pathname + search : pathname;
}

/** The title of the document: what is shown of the screen, the screen, the brand. */
export function selectTitle(state: RootState): string {
  const match = matchRoute(selectLocation(state).pathname);
  if (!match) return `Page not found | ${site.name}`;
  const { route, params } = match;
  const subject = route.screen.loaded()?.subject?.(state, params) ?? null;
  return `${subject === null ? '' : `${subject} | `}${route.title} | ${site.name}`;
}
