import { lruMemoize } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import type { ScreenQuery } from '../api/screenQuery';
import type { RootState } from '../app/store';
import type { paths } from '../shared/config/paths';
import { idOfSegment } from '../shared/lib/idSegment';
import { getShop } from '../shared/shop/currentShop';
import { type PageAddress, selectLocation } from './locationSlice';
import type { RouteParams } from './routeParams';
import type { LazyScreen, ScreenModule } from './screen';

export interface ScreenRoute {
  readonly id: keyof typeof paths;
  /** In react-router's syntax. */
  readonly path: string;
  readonly screen: LazyScreen;
  /** Which change of the address is a new page, with focus and scroll reset; by default one of the path. */
  readonly pageKey?: 'route' | 'address';
  /** A placeholder, which search engines should not list. */
  readonly isComingSoon?: true;
}

interface RouteTable {
  readonly routes: readonly ScreenRoute[];
  /** The screen of every other address. */
  readonly notFound: LazyScreen;
}

let table: RouteTable | undefined;

/** Sets the table of routes. `app/routes.tsx` calls it, because only the app knows every screen. */
export function setRoutes(routes: RouteTable): void {
  table = routes;
}

/** @throws Error if `app/routes.tsx` has not run */
function getRoutes(): RouteTable {
  if (!table) throw new Error('No routes are set: import src/app/routes.tsx');
  return table;
}

export interface RouteMatch {
  readonly route: ScreenRoute;
  readonly params: RouteParams;
}

/**
 * The route of an address, or null. The last result is memoized, because several selectors match the
 * same address at each action.
 */
export const matchRoute = lruMemoize((pathname: string): RouteMatch | null => {
  for (const route of getRoutes().routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: idsOf(match.params) };
  }
  return null;
});

/** Decodes the parameters, which react-router leaves encoded. */
function idsOf(params: RouteParams): RouteParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, segment]) => [name, segment && idOfSegment(segment)]),
  );
}

/** The screen at an address, known or not. */
export function screenAt(pathname: string): LazyScreen {
  return matchRoute(pathname)?.route.screen ?? getRoutes().notFound;
}

/** The key of the page at an address; changes with the same key keep focus and scroll. */
export function pageKeyOf({ pathname, search }: PageAddress): string {
  const route = matchRoute(pathname)?.route;
  if (route?.pageKey === 'route') return route.id;
  return route?.pageKey === 'address' ? pathname + search : pathname;
}

/** The document's title: subject, screen, shop. */
export function titleOf(screen: ScreenModule, state: RootState, params: RouteParams): string {
  const location = selectLocation(state);
  const subject = screen.subject?.(state, params) ?? null;
  const parts = [screen.head(location).title, getShop(location.language).name];
  return (subject === null ? parts : [subject, ...parts]).join(' | ');
}

/** The document's title, or null until the screen's code is loaded. */
export function selectTitle(state: RootState): string | null {
  const { pathname } = selectLocation(state);
  const screen = screenAt(pathname).loaded();
  return screen ? titleOf(screen, state, matchRoute(pathname)?.params ?? {}) : null;
}

const none: readonly ScreenQuery<RootState>[] = [];

/** The queries of the screen in the address; none until its code is loaded. */
export function selectScreenQueries(state: RootState): readonly ScreenQuery<RootState>[] {
  const match = matchRoute(selectLocation(state).pathname);
  return match?.route.screen.loaded()?.queries?.(match.params) ?? none;
}
