import { HttpResponse, type JsonBodyType, delay, http } from 'msw';
import { backendPaths } from '../shared/config/backendPaths';
import { BACKEND, server } from './mswServer';

/** The responses to Home's requests: a body, or 404 for a final failure. */
export interface HomeResponses {
  readonly banners?: JsonBodyType;
  readonly products?: JsonBodyType;
  readonly categories?: JsonBodyType;
  readonly types?: JsonBodyType;
}

/** A call that arrived. */
export interface Arrival {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const hero = (_id: string, fields: object = {}) => ({
  _id,
  title: `Slide ${_id}`,
  bannerType: 'hero',
  isActive: true,
  link_url: 'https://stays.dushimarket.example/offer',
  ...fields,
});

export const promo = (fields: object = {}) => ({
  _id: 'promo',
  title: 'Snorkel days',
  bannerType: 'promotional',
  isActive: true,
  link_url: 'https://shop.dushimarket.example/snorkel',
  ...fields,
});

export const product = (_id: string, fields: object = {}) => ({
  _id,
  name: `Product ${_id}`,
  price: 45,
  link_url: `https://shop.dushimarket.example/${_id}`,
  ...fields,
});

const calls = {
  banners: backendPaths.banners,
  products: backendPaths.featuredProducts,
  categories: backendPaths.categories,
  types: backendPaths.vehicleTypes,
} as const;

const good: Required<HomeResponses> = {
  banners: [hero('a'), hero('b'), hero('c'), promo()],
  products: ['1', '2', '3', '4', '5', '6'].map((id) => product(id)),
  categories: [],
  types: [],
};

/** Mocks Home's backend; what is not named succeeds. Returns the requests as they arrive. */
export function mockHomeBackend(responses: HomeResponses = {}): Arrival[] {
  const arrivals: Arrival[] = [];
  const all = { ...good, ...responses };
  const note = (request: Request, body: unknown) => {
    const { pathname, searchParams } = new URL(request.url);
    arrivals.push({ path: pathname, query: Object.fromEntries(searchParams), body });
  };
  server.use(
    ...(['banners', 'products', 'categories', 'types'] as const).map((name) =>
      http.get(BACKEND + calls[name], ({ request }) => {
        note(request, null);
        const body = all[name];
        return body === 404 ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(body);
      }),
    ),
    ...[backendPaths.bannerClick, backendPaths.bannerImpression].map((path) =>
      http.post(BACKEND + path, async ({ request }) => {
        note(request, await request.json());
        return HttpResponse.json({ success: true });
      }),
    ),
  );
  return arrivals;
}

/** From here on Home's backend does not respond. */
export function hangHomeBackend(): void {
  server.use(http.all(`${BACKEND}/*`, () => delay('infinite')));
}
