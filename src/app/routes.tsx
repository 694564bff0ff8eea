import { lruMemoize } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { paths } from '../shared/config/paths';
import { idOfSegment } from '../shared/lib/idSegment';
import { yieldToMain } from '../shared/lib/yieldToMain';
import { type PageAddress, selectLocation } from '../router/locationSlice';
import type { RouteParams } from '../router/routeParams';
import { shopIn } from '../shared/shop/currentShop';
import { ScreenLoading } from '../features/shell/ScreenLoading';
import type { RootState } from './store';
import { type LazyScreen, type ScreenModule, lazyScreen } from '../router/screen';

type PathId = keyof typeof paths;

export interface ScreenRoute {
  readonly id: PathId;
  /** As react-router writes it. */
  readonly path: string;
  readonly screen: LazyScreen;
  /** What of the address is another place, where focus and scroll start again; the path by default. */
  readonly place?: 'route' | 'address';
  /** Says only that it is still to come, which is not worth a search result. */
  readonly isComingSoon?: true;
}

type Load = Parameters<typeof lazyScreen>[0];

interface RouteOptions extends Pick<ScreenRoute, 'place'> {
  /** What follows the path. */
  readonly params?: string;
}

/** A screen with content: `load` imports the chunk that is named as the path. */
const route = (id: PathId, load: Load, { params = '', place }: RouteOptions = {}): ScreenRoute => ({
  id,
  path: paths[id] + params,
  screen: lazyScreen(load, ScreenLoading),
  ...(place && { place }),
});

const placeholder = lazyScreen(
  () =>
    import(/* webpackChunkName: "placeholders" */ '../features/placeholders/placeholdersScreen'),
  ScreenLoading,
);

const comingSoon = (id: PathId, { params = '', place }: RouteOptions = {}): ScreenRoute => ({
  id,
  path: paths[id] + params,
  screen: placeholder,
  isComingSoon: true,
  ...(place && { place }),
});

/** The screen of addresses that lead nowhere. */
export const notFound = lazyScreen(
  () => import(/* webpackChunkName: "notFound" */ '../features/shell/errors/notFoundScreen'),
  ScreenLoading,
);

/** Home is in one file with what every screen needs: most visits begin here, and it packs smaller. */
async function loadHome() {
  // In a task of its own, so that the browser is never kept for long.
  await yieldToMain();
  return import(/* webpackMode: "eager" */ '../features/home/homeScreen');
}

/** The route table, spec §2. Every other address is the error page with status 404. */
export const routes: readonly ScreenRoute[] = [
  route('home', loadHome),
  route('login', () => import(/* webpackChunkName: "login" */ '../features/auth/loginScreen')),
  route('signup', () => import(/* webpackChunkName: "signup" */ '../features/auth/signupScreen')),
  route('bikes', () => import(/* webpackChunkName: "bikes" */ '../features/bikes/bikesScreen')),
  route('about', () => import(/* webpackChunkName: "about" */ '../features/about/aboutScreen')),
  route(
    'vehicles',
    () => import(/* webpackChunkName: "vehicles" */ '../features/vehicles/vehiclesScreen'),
    { params: '/:categoryId?/:subcategoryId?', place: 'route' },
  ),
  comingSoon('search', { place: 'address' }),
  comingSoon('wishlist'),
  comingSoon('cart'),
  comingSoon('category', { params: '/:category' }),
  comingSoon('deals'),
  comingSoon('newArrivals'),
  comingSoon('bestSellers'),
  comingSoon('support'),
];

export interface RouteMatch {
  readonly route: ScreenRoute;
  readonly params: RouteParams;
}

/**
 * The route that an address leads to, or null. The last one is memoized: with each action, several
 * parts of a page look up the route of the same address.
 */
export const matchRoute = lruMemoize((pathname: string): RouteMatch | null => {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: idsOf(match.params) };
  }
  return null;
});

/** The parts of a path, decoded: react-router leaves them as they are written. */
function idsOf(params: RouteParams): RouteParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, segment]) => [name, segment && idOfSegment(segment)]),
  );
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
export function titleOf(screen: ScreenModule, state: RootState, params: RouteParams): string {
  const location = selectLocation(state);
  const subject = screen.subject?.(state, params) ?? null;
  const parts = [screen.head(location).title, shopIn(location.language).name];
  return (subject === null ? parts : [subject, ...parts]).join(' | ');
}

/** The title of the document, or null until the screen's code is there. */
export function selectTitle(state: RootState): string | null {
  const { pathname } = selectLocation(state);
  const screen = screenAt(pathname).loaded();
  return screen ? titleOf(screen, state, matchRoute(pathname)?.params ?? {}) : null;
}
