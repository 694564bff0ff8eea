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
  /** As react-router writes it. */
  readonly path: string;
  readonly screen: LazyScreen;
  /** What of the address is another place, where focus and scroll start again; the path by default. */
  readonly place?: 'route' | 'address';
  /** Says only that it is still to come, which is not worth a search result. */
  readonly isComingSoon?: true;
}

interface RouteTable {
  readonly routes: readonly ScreenRoute[];
  /** The screen of every other address. */
  readonly notFound: LazyScreen;
}

let table: RouteTable | undefined;

/** Sets the routes of the shop: `app/routes.tsx` calls it, as only the app knows every screen. */
export function setRoutes(routes: RouteTable): void {
  table = routes;
}

/** @throws Error where `app/routes.tsx` has not run */
function getRoutes(): RouteTable {
  if (!table) throw new Error('No routes are set: import src/app/routes.tsx');
  return table;
}

export interface RouteMatch {
  readonly route: ScreenRoute;
  readonly params: RouteParams;
}

/**
 * The route that an address leads to, or null. The last one is memoized: with each action, several
 * parts of a page look up the route of the same address.
 */
export const matchRoute = lruMemoize((pathname: string): RouteMatch | null => {
  for (const route of getRoutes().routes) {
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
  return matchRoute(pathname)?.route.screen ?? getRoutes().notFound;
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
  const parts = [screen.head(location).title, getShop(location.language).name];
  return (subject === null ? parts : [subject, ...parts]).join(' | ');
}

/** The title of the document, or null until the screen's code is there. */
export function selectTitle(state: RootState): string | null {
  const { pathname } = selectLocation(state);
  const screen = screenAt(pathname).loaded();
  return screen ? titleOf(screen, state, matchRoute(pathname)?.params ?? {}) : null;
}

const none: readonly ScreenQuery<RootState>[] = [];

/** The queries of the screen in the address; none before its code has arrived. */
export function selectScreenQueries(state: RootState): readonly ScreenQuery<RootState>[] {
  const match = matchRoute(selectLocation(state).pathname);
  return match?.route.screen.loaded()?.queries?.(match.params) ?? none;
}
