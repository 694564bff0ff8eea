import { bikeParameters } from '../features/bikes/bikeParameters';
import { ScreenLoading } from '../features/shell/ScreenLoading';
import { type ScreenRoute, setRoutes } from '../router/routeTable';
import { type LazyScreen, lazyScreen } from '../router/screen';
import { type paths, pathPattern } from '../shared/config/paths';
import { yieldToMain } from '../shared/lib/yieldToMain';

type PathId = keyof typeof paths;

type Load = Parameters<typeof lazyScreen>[0];
type LoadTexts = NonNullable<Parameters<typeof lazyScreen>[2]>;

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
const route = (id: PathId, load: Load, loadTexts?: LoadTexts, options?: RouteOptions) =>
  routeOf(id, lazyScreen(load, ScreenLoading, loadTexts), options);

const authTexts: LoadTexts = (language) =>
  import(/* webpackChunkName: "auth-[request]" */ `../features/auth/messages/${language}.ts`);

const placeholder = lazyScreen(
  () =>
    import(/* webpackChunkName: "placeholders" */ '../features/placeholders/placeholdersScreen'),
  ScreenLoading,
  (language) =>
    import(
      /* webpackChunkName: "placeholders-[request]" */ `../features/placeholders/messages/${language}.ts`
    ),
);

const comingSoon = (id: PathId, options?: RouteOptions): ScreenRoute => ({
  ...routeOf(id, placeholder, options),
  isComingSoon: true,
});

const errorPage = lazyScreen(
  () => import(/* webpackChunkName: "notFound" */ '../features/shell/errors/notFoundScreen'),
  ScreenLoading,
  (language) =>
    import(
      /* webpackChunkName: "notFound-[request]" */ `../features/shell/errors/messages/${language}.ts`
    ),
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
  route(
    'login',
    () => import(/* webpackChunkName: "login" */ '../features/auth/loginScreen'),
    authTexts,
  ),
  route(
    'signup',
    () => import(/* webpackChunkName: "signup" */ '../features/auth/signupScreen'),
    authTexts,
  ),
  route(
    'bikes',
    () => import(/* webpackChunkName: "bikes" */ '../features/bikes/bikesScreen'),
    (language) =>
      import(/* webpackChunkName: "bikes-[request]" */ `../features/bikes/messages/${language}.ts`),
    {
      query: bikeParameters,
      loadQueries: async () =>
        (await import(/* webpackChunkName: "bikesQueries" */ '../features/bikes/bikesQueries'))
          .bikesQueries,
    },
  ),
  route(
    'about',
    () => import(/* webpackChunkName: "about" */ '../features/about/aboutScreen'),
    (language) =>
      import(/* webpackChunkName: "about-[request]" */ `../features/about/messages/${language}.ts`),
  ),
  route(
    'vehicles',
    () => import(/* webpackChunkName: "vehicles" */ '../features/vehicles/vehiclesScreen'),
    (language) =>
      import(
        /* webpackChunkName: "vehicles-[request]" */ `../features/vehicles/messages/${language}.ts`
      ),
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
