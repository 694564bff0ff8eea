import { lruMemoize } from '@reduxjs/toolkit';
import { type Params, type RouteObject, matchRoutes } from 'react-router-dom';
import type { ScreenQuery } from '../api/screenQuery';
import type { RootState } from '../app/rootReducer';
import { pathPattern, paths } from '../shared/config/paths';
import { getShop } from '../shared/shop/currentShop';
import { type PageAddress, selectLocation } from './locationSlice';
import type { LazyScreen, ScreenModule } from './screen';

/** Names a route; `notFound` is that of unknown addresses. */
export type RouteId = keyof typeof paths | 'notFound';

/** A route of `useRoutes`, with what the server and the title need of its screen. */
export type ScreenRoute = RouteObject & {
  readonly id: RouteId;
  readonly path: string;
  readonly screen: LazyScreen;
  /**
   * The parameters of the query that the page reads, in their order; none by default. What a page does
   * not read makes no other page: neither for caches, nor in links that name the page.
   */
  readonly query?: readonly string[];
  /** Loads the queries of the screen where they are smaller than its code, so that their calls start beside it. */
  readonly loadQueries?: () => Promise<readonly ScreenQuery<RootState>[]>;
  /** Which change of the address is a new page, with focus and scroll reset; by default one of the path. */
  readonly pageKey?: 'route' | 'address';
  /** A placeholder, which search engines should not list. */
  readonly isComingSoon?: true;
  /** The page says that nothing is here. */
  readonly isMissing?: true;
};

let table: ScreenRoute[] | undefined;

/** Sets the table of routes. `app/routes.tsx` calls it, because only the app knows every screen. */
export function setRoutes(routes: ScreenRoute[]): void {
  table = routes;
}

export interface ScreenMatch {
  readonly route: ScreenRoute;
  /** Parameters of the path, decoded, as `useParams` returns them. */
  readonly params: Params;
}

/**
 * The route of an address. The last result is memoized, because several selectors match the same address
 * at each action.
 * @throws Error if `app/routes.tsx` has not run
 */
export const matchRoute = lruMemoize((pathname: string): ScreenMatch => {
  const match = table && matchRoutes(table, { pathname })?.at(-1);
  if (!match) throw new Error('No routes are set: import src/app/routes.tsx');
  return match;
});

const patterns = (Object.keys(paths) as (keyof typeof paths)[]).map((id) => ({
  id,
  path: pathPattern(id),
}));

/** The id of the route of an address; needs no screens. The last result is memoized. */
export const routeIdAt = lruMemoize(
  (pathname: string): RouteId =>
    matchRoutes(patterns, { pathname })?.at(-1)?.route.id ?? 'notFound',
);

export function selectRouteId(state: RootState): RouteId {
  return routeIdAt(selectLocation(state).pathname);
}

/** The screen at an address. */
export function screenAt(pathname: string): LazyScreen {
  return matchRoute(pathname).route.screen;
}

/** The query of an address as its page reads it. */
export function pageSearch({ pathname, search }: Pick<PageAddress, 'pathname' | 'search'>): string {
  return search === '' ? '' : searchOfNames(search, matchRoute(pathname).route.query ?? []);
}

/** A query reduced to some parameters: each once, in their order, and nothing else. */
export function searchOfNames(search: string, names: readonly string[]): string {
  const sent = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = sent.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `?${read.toString()}` : '';
}

/** The key of the page at an address; changes with the same key keep focus and scroll. */
export function pageKeyOf(address: PageAddress): string {
  const { pathname } = address;
  const { id, pageKey } = matchRoute(pathname).route;
  if (pageKey === 'route') return id;
  return pageKey === 'address' ? pathname + pageSearch(address) : pathname;
}

/** The document's title: subject, screen, shop. */
export function titleOf(screen: ScreenModule, state: RootState): string {
  const { language, pathname } = selectLocation(state);
  const { route, params } = matchRoute(pathname);
  const subject = screen.subject?.(state, params) ?? null;
  const parts = [screen.head({ language, routeId: route.id }).title, getShop(language).name];
  return (subject === null ? parts : [subject, ...parts]).join(' | ');
}

/** The document's title, or null until the screen's code is loaded. */
export function selectTitle(state: RootState): string | null {
  const screen = screenAt(selectLocation(state).pathname).loaded();
  return screen ? titleOf(screen, state) : null;
}

const none: readonly ScreenQuery<RootState>[] = [];

/** The queries of the screen in the address; none until its code is loaded. */
export function selectScreenQueries(state: RootState): readonly ScreenQuery<RootState>[] {
  const { route, params } = matchRoute(selectLocation(state).pathname);
  return route.screen.loaded()?.queries?.(params) ?? none;
}
