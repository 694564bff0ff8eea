import { backendPaths } from '../../shared/config/backendPaths';
import type { StateResponse, StateResponses } from './screenState';

/** The responses of backends in the states, with the backends' own names of fields. */

export const success = (body: unknown): StateResponse => ({ kind: 'success', body });
export const pending: StateResponse = { kind: 'pending' };
export const failure: StateResponse = { kind: 'error', status: 404 };
export const offline: StateResponse = { kind: 'offline' };

/** How texts and pictures of a set of responses look. */
export interface Manner {
  /** Turns a plain text into the text that is shown. */
  readonly text: (plain: string) => string;
  /**
   * Path of a picture.
   * @param number of its item in the list, from 1
   */
  readonly picture: (plain: string, number: number) => string | null;
}

export const plain: Manner = { text: (text) => text, picture: (path) => path };

const LONG =
  'Handcrafted-by-grandmother’s-neighbours in Oranjestad, thoroughly described for everybody who reads every single word of it';

export const long: Manner = {
  text: (text) => `${text} ${LONG} Supercalifragilisticexpialidocious${'o'.repeat(60)}`,
  picture: (path) => path,
};

export const rightToLeft: Manner = {
  text: (text) => `عرض خاص 🌴 שלום ${text} 👩🏽‍🚀🏝️ مرحبا`,
  picture: (path) => path,
};

/** The first of each list names no picture, the others name one that does not exist. */
export const missing: Manner = {
  text: (text) => text,
  picture: (path, number) => (number === 1 ? null : `gone/${path}`),
};

const times = <Item>(count: number, make: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** Pictures of the mock backend, which the browser tests and `npm run dev` serve. */
const heroPictures = ['hero-bikes-scene', 'hero-stays-scene', 'hero-real-estate-scene'] as const;
const productPictures = [
  'leather-handbag',
  'picnic-basket',
  'straw-sun-hat',
  'sunglasses',
  'flip-flops',
  'backpack',
] as const;
const bikePictures = [
  'bicycle-green-basket',
  'scooter-red',
  'kick-blue',
  'bicycle-orange',
  'moto-white',
  'ebike-black',
  'scooter-mint',
  'bicycle-red-basket',
  'kick-green',
] as const;

/** The name for an item, by its number from 1; they begin again after the last one. */
const nameOf = (names: readonly string[], number: number) =>
  names[(number - 1) % names.length] ?? '';

function banners({ text, picture }: Manner): StateResponse {
  return success({
    data: [
      ...times(3, (number) => ({
        _id: `hero-${String(number)}`,
        title: text(`Two wheels, one island ${String(number)}`),
        subtitle: text('Scooters and cruisers, ready to ride.'),
        discount: text('Up to 30%'),
        bannerType: 'hero',
        order: number,
        isActive: true,
        image: picture(`banners/${nameOf(heroPictures, number)}.webp`, number),
        imageTall: picture(`banners/${nameOf(heroPictures, number)}-tall.webp`, number),
        imageAlt: text('A red scooter on the beach'),
        link: 'https://cars.dushimarket.example/deals',
      })),
      {
        _id: 'promo-1',
        title: text('Snorkel week'),
        subtitle: text('Masks and fins for the whole family.'),
        discount: text('20%'),
        price: text('AWG 89'),
        bannerType: 'promotional',
        isActive: true,
        image: picture('banners/promo-snorkel-days-scene.webp', 4),
        imageTall: picture('banners/promo-snorkel-days-scene-tall.webp', 4),
        link: 'https://watersports.dushimarket.example',
      },
    ],
  });
}

function categories({ text }: Manner): StateResponse {
  return success({
    // Of Stays and Bikes as many as their subcategories have together.
    data: [
      { name: 'Cars', productCount: 120 },
      { name: 'Stays', productCount: 420 },
      { name: 'Bikes', productCount: 320 },
    ].map(({ name, productCount }, index) => ({
      _id: index + 1,
      name: text(name),
      slug: name.toLowerCase(),
      totalCars: name === 'Cars' ? 640 : 0,
      isPopular: index === 0,
      productCount,
    })),
  });
}

function products({ text, picture }: Manner): StateResponse {
  return success({
    data: times(6, (number) => ({
      _id: `product-${String(number)}`,
      name: text(`Beach bag ${String(number)}`),
      price: 45 * number,
      originalPrice: number % 2 === 0 ? 60 * number : null,
      discount: number % 2 === 0 ? text('25%') : null,
      image_url: picture(`products/${nameOf(productPictures, number)}.webp`, number),
      rating: number % 6,
      reviews: 12 * number,
      badge: number === 1 ? text('New') : null,
      link_url: number === 6 ? null : 'https://stays.dushimarket.example/bag',
    })),
  });
}

function types({ text, picture }: Manner): StateResponse {
  return success(
    ['sedan', 'suv', 'pickup'].map((slug, index) => ({
      _id: `type-${String(index + 1)}`,
      name: text(slug.toUpperCase()),
      slug,
      count: 40 * (index + 1),
      image: picture(`vehicles/${slug}.webp`, index + 1),
      subcategories: times(4, (number) => ({
        _id: `style-${String(number)}`,
        name: text(`Style ${String(number)}`),
        slug: `style-${String(number)}`,
        count: 10 * number,
      })),
    })),
  );
}

export function listings({ text, picture }: Manner, count = 9): StateResponse {
  return success({
    data: times(count, (number) => ({
      _id: `bike-${String(number)}`,
      title: text(`Island cruiser ${String(number)}`),
      price: 1_500 + 250 * number,
      description: text('Well kept, one owner, always parked in the shade.'),
      images: [1, 2].map((view) =>
        picture(`bikes/${nameOf(bikePictures, number)}-${String(view)}.webp`, number),
      ),
      listingType: number % 3 === 0 ? 'auction' : 'sale',
      categoryId: { slug: 'bike' },
    })),
  });
}

const tracked = () => success({ success: true });

/**
 * The requests of the screens, by the name that a state uses for their responses: method, path, and
 * the response in one manner.
 */
const calls = {
  banners: ['GET', backendPaths.banners, banners],
  categories: ['GET', backendPaths.categories, categories],
  products: ['GET', backendPaths.featuredProducts, products],
  types: ['GET', backendPaths.vehicleTypes, types],
  listings: ['GET', backendPaths.listings, listings],
  impression: ['POST', backendPaths.bannerImpression, tracked],
  click: ['POST', backendPaths.bannerClick, tracked],
} as const satisfies Readonly<
  Record<string, readonly ['GET' | 'POST', string, (manner: Manner) => StateResponse]>
>;

export type CallName = keyof typeof calls;

const responseNames = Object.keys(calls) as CallName[];

function responsesBy(responseOf: (name: CallName) => StateResponse): StateResponses {
  return Object.fromEntries(responseNames.map((name) => [name, responseOf(name)]));
}

/** The responses to every request, in one manner. */
export function responses(manner: Manner): StateResponses {
  return responsesBy((name) => calls[name][2](manner));
}

/** The same response to every request for data, and tracking that works. */
export function all(one: StateResponse): StateResponses {
  return responsesBy((name) => (calls[name][0] === 'GET' ? one : tracked()));
}

/** The response to a request, or null when it is not a request to a backend. */
export function responseTo(
  given: StateResponses,
  method: string,
  pathname: string,
): StateResponse | null {
  const name = responseNames.find((one) => calls[one][0] === method && calls[one][1] === pathname);
  return name === undefined ? null : (given[name] ?? pending);
}
