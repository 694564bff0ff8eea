import { matchPath } from 'react-router-dom';
import { site } from '../../shared/config/site';
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
  readonly screen: LazyScreen;
  /** What of the address is another place, so that focus and scroll begin anew: 'path' unless told. */
  readonly place?: 'route' | 'path' | 'address';
  /** The chunk that the screen is in, where it is not named as the route. */
  readonly chunk?: string;
  /** Says only that it is still to come, which is not worth a search result. */
  readonly isComingSoon?: true;
}

const home = lazyScreen(async () => {
  // In one file with what every screen needs: most visits begin here, and it packs smaller. It
  // runs in a task of its own, so that the browser is never kept for long.
  await yieldToMain();
  return import(/* webpackMode: "eager" */ '../../features/home/homeScreen');
}, ScreenLoading);

const login = lazyScreen(
  () => import(/* webpackChunkName: "login" */ '../../features/auth/loginScreen'),
  ScreenLoading,
);
const signup = lazyScreen(
  () => import(/* webpackChunkName: "signup" */ '../../features/auth/signupScreen'),
  ScreenLoading,
);

const bikes = lazyScreen(
  () => import(/* webpackChunkName: "bikes" */ '../../features/bikes/bikesScreen'),
  ScreenLoading,
);

const about = lazyScreen(
  () => import(/* webpackChunkName: "about" */ '../../features/about/aboutScreen'),
  ScreenLoading,
);
const vehicles = lazyScreen(
  () => import(/* webpackChunkName: "vehicles" */ '../../features/vehicles/vehiclesScreen'),
  ScreenLoading,
);
const placeholder = lazyScreen(
  () =>
    import(/* webpackChunkName: "placeholders" */ '../../features/placeholders/placeholdersScreen'),
  ScreenLoading,
);

/** A page that is still to come. */
const comingSoon = (id: string, title: string, path = `/${id}`): ScreenRoute => ({
  id,
  path,
  title,
  screen: placeholder,
  chunk: 'placeholders',
  isComingSoon: true,
});

/** The route table, spec §2. Every other address is the error page with status 404. */
export const routes: readonly ScreenRoute[] = [
  {
    id: 'home',
    path: '/',
    title: site.tagline.replace(/\.$/, ''),
    screen: home,
  },
  {
    id: 'login',
    path: '/login',
    title: 'Log in',
    screen: login,
  },
  {
    id: 'signup',
    path: '/signup',
    title: 'Sign up',
    screen: signup,
  },
  {
    id: 'bikes',
    path: '/bikes/listings',
    title: 'Bikes for Sale',
    screen: bikes,
  },
  {
    id: 'about',
    path: '/about',
    title: 'About Us',
    screen: about,
  },
  {
    id: 'vehicles',
    path: '/vehicles/:categoryId?/:subcategoryId?',
    title: 'Vehicles',
    screen: vehicles,
    place: 'route',
  },
  { ...comingSoon('search', 'Search'), place: 'address' },
  comingSoon('wishlist', 'Wishlist'),
  comingSoon('cart', 'Cart'),
  comingSoon('category', 'Category', '/category/:category'),
  comingSoon('deals', 'Deals'),
  comingSoon('new-arrivals', 'New Arrivals'),
  comingSoon('best-sellers', 'Best Sellers'),
  comingSoon('support', 'Support'),
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
