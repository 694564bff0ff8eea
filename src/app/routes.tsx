import { ScreenLoading } from '../features/shell/ScreenLoading';
import { type ScreenRoute, setRoutes } from '../router/routeTable';
import { lazyScreen } from '../router/screen';
import { paths } from '../shared/config/paths';
import { yieldToMain } from '../shared/lib/yieldToMain';

type PathId = ScreenRoute['id'];

type Load = Parameters<typeof lazyScreen>[0];

interface RouteOptions extends Pick<ScreenRoute, 'pageKey'> {
  /** Parameters that follow the path. */
  readonly params?: string;
}

/** A screen with content; `load` imports its chunk, which has the name of the path. */
const route = (
  id: PathId,
  load: Load,
  { params = '', pageKey }: RouteOptions = {},
): ScreenRoute => ({
  id,
  path: paths[id] + params,
  screen: lazyScreen(load, ScreenLoading),
  ...(pageKey && { pageKey }),
});

const placeholder = lazyScreen(
  () =>
    import(/* webpackChunkName: "placeholders" */ '../features/placeholders/placeholdersScreen'),
  ScreenLoading,
);

const comingSoon = (id: PathId, { params = '', pageKey }: RouteOptions = {}): ScreenRoute => ({
  id,
  path: paths[id] + params,
  screen: placeholder,
  isComingSoon: true,
  ...(pageKey && { pageKey }),
});

/** The screen of unknown addresses. */
export const notFound = lazyScreen(
  () => import(/* webpackChunkName: "notFound" */ '../features/shell/errors/notFoundScreen'),
  ScreenLoading,
);

/** Home is bundled with the entry: most visits begin here, and one file compresses better. */
async function loadHome() {
  // In a task of its own, to avoid a long task.
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
    { params: '/:categoryId?/:subcategoryId?', pageKey: 'route' },
  ),
  comingSoon('search', { pageKey: 'address' }),
  comingSoon('wishlist'),
  comingSoon('cart'),
  comingSoon('category', { params: '/:category' }),
  comingSoon('deals'),
  comingSoon('newArrivals'),
  comingSoon('bestSellers'),
  comingSoon('support'),
];

setRoutes({ routes, notFound });
