import { bikeParameters } from '../features/bikes/bikeParameters';
import { ScreenLoading } from '../features/shell/ScreenLoading';
import { type ScreenRoute, setRoutes } from '../router/routeTable';
import { type LazyScreen, lazyScreen } from '../router/screen';
import { type paths, pathPattern } from '../shared/config/paths';
import { yieldToMain } from '../shared/lib/yieldToMain';

type PathId = keyof typeof paths;

type Load = Parameters<typeof lazyScreen>[0];

type RouteOptions = Pick<ScreenRoute, 'loadQueries' | 'pageKey' | 'query'>;

const routeOf = (id: PathId, screen: LazyScreen, options?: RouteOptions): ScreenRoute => ({
  id,
  path: pathPattern(id),
  // Routes with the same screen remount it.
  element: <screen.Component key={id} />,
  screen,
  ...options,
});

/** A screen with content; `load` imports its chunk, which has the name of the path. */
const route = (id: PathId, load: Load, options?: RouteOptions) =>
  routeOf(id, lazyScreen(load, ScreenLoading), options);

const placeholder = lazyScreen(
  () =>
    import(/* webpackChunkName: "placeholders" */ '../features/placeholders/placeholdersScreen'),
  ScreenLoading,
);

const comingSoon = (id: PathId, options?: RouteOptions): ScreenRoute => ({
  ...routeOf(id, placeholder, options),
  isComingSoon: true,
});

const errorPage = lazyScreen(
  () => import(/* webpackChunkName: "notFound" */ '../features/shell/errors/notFoundScreen'),
  ScreenLoading,
);

/** A path that is linked, but has no page. */
const missing = (id: PathId): ScreenRoute => ({ ...routeOf(id, errorPage), isMissing: true });

/** Home is bundled with the entry: most visits begin here, and one file compresses better. */
async function loadHome() {
  // In a task of its own, to avoid a long task.
  await yieldToMain();
  return import(/* webpackMode: "eager" */ '../features/home/homeScreen');
}

/** The screens, spec §2. */
export const routes: readonly ScreenRoute[] = [
  route('home', loadHome),
  route('login', () => import(/* webpackChunkName: "login" */ '../features/auth/loginScreen')),
  route('signup', () => import(/* webpackChunkName: "signup" */ '../features/auth/signupScreen')),
  route('bikes', () => import(/* webpackChunkName: "bikes" */ '../features/bikes/bikesScreen'), {
    query: bikeParameters,
    loadQueries: async () =>
      (await import(/* webpackChunkName: "bikesQueries" */ '../features/bikes/bikesQueries'))
        .bikesQueries,
  }),
  route('about', () => import(/* webpackChunkName: "about" */ '../features/about/aboutScreen')),
  route(
    'vehicles',
    () => import(/* webpackChunkName: "vehicles" */ '../features/vehicles/vehiclesScreen'),
    { pageKey: 'route' },
  ),
  comingSoon('search', { query: ['q'], pageKey: 'address' }),
  comingSoon('wishlist'),
  comingSoon('cart'),
  comingSoon('category'),
  comingSoon('deals'),
  comingSoon('newArrivals'),
  comingSoon('bestSellers'),
  comingSoon('support'),
];

/** The route table. Every other address is the error page with status 404. */
export const allRoutes: ScreenRoute[] = [
  ...routes,
  missing('contact'),
  missing('help'),
  missing('terms'),
  missing('privacy'),
  missing('forgotPassword'),
  {
    id: 'notFound',
    path: '*',
    element: <errorPage.Component key="notFound" />,
    screen: errorPage,
    isMissing: true,
  },
];

setRoutes(allRoutes);
