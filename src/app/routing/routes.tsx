import { matchPath } from 'react-router-dom';
import { paths } from '../../shared/config/paths';
import { yieldToMain } from '../../shared/lib/yieldToMain';
import { type PageAddress, selectLocation } from '../../shared/location/locationSlice';
import type { RouteParams } from '../../shared/location/routeParams';
import { shopIn } from '../../shared/shop/currentShop';
import { ScreenLoading } from '../layout/ScreenLoading';
import type { RootState } from '../store';
import { type LazyScreen, lazyScreen } from './screen';
import { titleMessages } from './titleMessages';

interface Route {
  /**
   * Names its title in `titleMessages`, and its description in `headMessages`; Home has those of
   * the shop.
   */
  readonly id: string;
  readonly path: string;
  readonly screen: LazyScreen;
  /** What of the address is another place, where focus and scroll start again; 'path' by default. */
  readonly place?: 'route' | 'path' | 'address';
  /** The chunk that the screen is in, where it is not named as the route. */
  readonly chunk?: string;
  /** What the chunks of its messages are named after, where it is not that of the screen. */
  readonly messages?: string;
}

const lazy = (load: Parameters<typeof lazyScreen>[0]) => lazyScreen(load, ScreenLoading);

const placeholder = lazy(
  () =>
    import(/* webpackChunkName: "placeholders" */ '../../features/placeholders/placeholdersScreen'),
);

/** The screen of addresses that lead nowhere. */
export const notFound = lazy(
  () => import(/* webpackChunkName: "notFound" */ '../errors/notFoundScreen'),
);

/** The pages with content. */
const contentRoutes = [
  {
    id: 'home',
    path: paths.home,
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
    screen: lazy(() => import(/* webpackChunkName: "login" */ '../../features/auth/loginScreen')),
    messages: 'auth',
  },
  {
    id: 'signup',
    path: paths.signup,
    screen: lazy(() => import(/* webpackChunkName: "signup" */ '../../features/auth/signupScreen')),
    messages: 'auth',
  },
  {
    id: 'bikes',
    path: paths.bikes,
    screen: lazy(() => import(/* webpackChunkName: "bikes" */ '../../features/bikes/bikesScreen')),
  },
  {
    id: 'about',
    path: paths.about,
    screen: lazy(() => import(/* webpackChunkName: "about" */ '../../features/about/aboutScreen')),
  },
  {
    id: 'vehicles',
    path: `${paths.vehicles}/:categoryId?/:subcategoryId?`,
    screen: lazy(
      () => import(/* webpackChunkName: "vehicles" */ '../../features/vehicles/vehiclesScreen'),
    ),
    place: 'route',
  },
] as const satisfies readonly Route[];

/** The pages that are still to come. */
const comingSoonRoutes = [
  { id: 'search', path: paths.search, place: 'address' },
  { id: 'wishlist', path: paths.wishlist },
  { id: 'cart', path: paths.cart },
  { id: 'category', path: `${paths.category}/:category` },
  { id: 'deals', path: paths.deals },
  { id: 'new-arrivals', path: paths.newArrivals },
  { id: 'best-sellers', path: paths.bestSellers },
  { id: 'support', path: paths.support },
] as const satisfies readonly Omit<Route, 'screen'>[];

interface ContentRoute extends Route {
  readonly id: (typeof contentRoutes)[number]['id'];
  readonly isComingSoon?: undefined;
}

interface ComingSoonRoute extends Route {
  readonly id: (typeof comingSoonRoutes)[number]['id'];
  /** Says only that it is still to come, which is not worth a search result. */
  readonly isComingSoon: true;
}

export type ScreenRoute = ContentRoute | ComingSoonRoute;

/** The route table, spec §2. Every other address is the error page with status 404. */
export const routes: readonly ScreenRoute[] = [
  ...contentRoutes,
  ...comingSoonRoutes.map((route): ComingSoonRoute => ({
    ...route,
    screen: placeholder,
    chunk: 'placeholders',
    isComingSoon: true,
  })),
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

/** The chunks of the screen at an address and of its messages. */
export function chunksAt({ pathname, language }: PageAddress): readonly string[] {
  const route: Route | undefined = matchRoute(pathname)?.route;
  const screen = route?.chunk ?? route?.id ?? 'notFound';
  return [screen, `${route?.messages ?? screen}-${language}`];
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

/** The title of the document: what is shown of the screen, the screen, the shop. */
export function selectTitle(state: RootState): string {
  const { language, pathname } = selectLocation(state);
  const { name, title } = shopIn(language);
  const titles = { ...titleMessages.in(language), home: title };
  const match = matchRoute(pathname);
  if (!match) return `${titles.notFound} | ${name}`;
  const { route, params } = match;
  const subject = route.screen.loaded()?.subject?.(state, params) ?? null;
  return `${subject === null ? '' : `${subject} | `}${titles[route.id]} | ${name}`;
}
