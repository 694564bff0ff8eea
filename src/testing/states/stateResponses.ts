import type { Answer, Answers } from './screenState';

/** What backends answer in the states, in their own words (wire names). */

export const answer = (body: unknown): Answer => ({ kind: 'answer', body });
export const pending: Answer = { kind: 'pending' };
export const failure: Answer = { kind: 'error', status: 404 };
export const offline: Answer = { kind: 'offline' };

/** The same answer for every call that reads, and tracking that works. */
export function all(one: Answer): Answers {
  return { ...tracked, banners: one, categories: one, products: one, types: one, listings: one };
}

const tracked: Answers = {
  impression: answer({ success: true }),
  click: answer({ success: true }),
};

/** How texts and pictures of a set of answers look. */
export interface Manner {
  /** Turns a plain text into the text that is shown. */
  readonly text: (plain: string) => string;
  /** Path of a picture. */
  readonly picture: (plain: string) => string | null;
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

/** Some name no picture at all, the others one that is not there. */
export const missing: Manner = {
  text: (text) => text,
  picture: (path) => (path.includes('1') ? null : `gone/${path}`),
};

const times = <Item>(count: number, make: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

function banners({ text, picture }: Manner): Answer {
  return answer({
    data: [
      ...times(3, (number) => ({
        _id: `hero-${String(number)}`,
        title: text(`Two wheels, one island ${String(number)}`),
        subtitle: text('Scooters and cruisers, ready to ride.'),
        discount: text('Up to 30%'),
        bannerType: 'hero',
        order: number,
        isActive: true,
        image: picture(`banners/hero-${String(number)}.webp`),
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
        image: picture('banners/promo.webp'),
        link: 'https://watersports.dushimarket.example',
      },
    ],
  });
}

function categories({ text }: Manner): Answer {
  return answer({
    data: ['Cars', 'Stays', 'Bikes'].map((name, index) => ({
      _id: index + 1,
      name: text(name),
      slug: name.toLowerCase(),
      totalCars: name === 'Cars' ? 640 : 0,
      isPopular: index === 0,
      productCount: 120 * (index + 1),
    })),
  });
}

function products({ text, picture }: Manner): Answer {
  return answer({
    data: times(6, (number) => ({
      _id: `product-${String(number)}`,
      name: text(`Beach bag ${String(number)}`),
      price: 45 * number,
      originalPrice: number % 2 === 0 ? 60 * number : null,
      discount: number % 2 === 0 ? text('25%') : null,
      image_url: picture(`products/bag-${String(number)}.webp`),
      rating: number % 6,
      reviews: 12 * number,
      badge: number === 1 ? text('New') : null,
      link_url: number === 6 ? null : 'https://stays.dushimarket.example/bag',
    })),
  });
}

function types({ text, picture }: Manner): Answer {
  return answer(
    ['sedan', 'suv', 'pickup'].map((slug, index) => ({
      _id: `type-${String(index + 1)}`,
      name: text(slug.toUpperCase()),
      slug,
      count: 40 * (index + 1),
      image: picture(`vehicles/${slug}-${String(index + 1)}.webp`),
      subcategories: times(4, (number) => ({
        _id: `style-${String(number)}`,
        name: text(`Style ${String(number)}`),
        slug: `style-${String(number)}`,
        count: 10 * number,
      })),
    })),
  );
}

export function listings({ text, picture }: Manner, count = 9): Answer {
  return answer({
    data: times(count, (number) => ({
      _id: `bike-${String(number)}`,
      title: text(`Island cruiser ${String(number)}`),
      price: 1_500 + 250 * number,
      description: text('Well kept, one owner, always parked in the shade.'),
      images: [picture(`bikes/cruiser-${String(number)}.webp`), picture('bikes/side.webp')],
      listingType: number % 3 === 0 ? 'auction' : 'sale',
      categoryId: { slug: 'bike' },
    })),
  });
}

/** Every call answered in one manner. */
export function answered(manner: Manner): Answers {
  return {
    ...tracked,
    banners: banners(manner),
    categories: categories(manner),
    products: products(manner),
    types: types(manner),
    listings: listings(manner),
  };
}
