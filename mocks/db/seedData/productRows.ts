import type { products } from '../schema';
import { pictureOf } from './seedPictures';

type ProductRow = typeof products.$inferInsert;

interface ProductSeed {
  picture: string;
  price: number;
  original?: number;
  discount?: string;
  rating: number;
  reviews: number;
  badge?: string;
  linked?: boolean;
}

/**
 * In their order; the first six are those of the home page. Prices are numbers, so that each shop
 * shows them with its own currency.
 */
const seeds: readonly ProductSeed[] = [
  {
    picture: 'straw-sun-hat',
    price: 48,
    original: 60,
    discount: '20%',
    rating: 4.6,
    reviews: 128,
    badge: 'Best seller',
  },
  { picture: 'sunglasses', price: 75, rating: 4.4, reviews: 86 },
  {
    picture: 'film-camera',
    price: 320,
    original: 400,
    discount: '20%',
    rating: 5,
    reviews: 41,
    badge: 'New',
  },
  { picture: 'headphones', price: 145, original: 180, discount: '19%', rating: 4.7, reviews: 203 },
  { picture: 'backpack', price: 95, rating: 5, reviews: 64, badge: 'New' },
  {
    picture: 'flip-flops',
    price: 29.5,
    original: 35,
    discount: '15%',
    rating: 4.2,
    reviews: 312,
  },
  {
    picture: 'snorkel-set',
    price: 72,
    original: 85,
    discount: '15%',
    rating: 4.7,
    reviews: 214,
    badge: 'Best seller',
  },
  { picture: 'aloe-lotion', price: 24.5, rating: 4.8, reviews: 451, badge: 'Island made' },
  { picture: 'kite', price: 58, rating: 4.3, reviews: 37 },
  { picture: 'laptop', price: 2190, original: 2490, discount: '12%', rating: 4.5, reviews: 58 },
  { picture: 'leather-handbag', price: 265, rating: 4.6, reviews: 49 },
  { picture: 'lipstick', price: 32, rating: 4.1, reviews: 95, badge: 'New' },
  { picture: 'summer-dress', price: 110, original: 140, discount: '21%', rating: 4.4, reviews: 77 },
  { picture: 'skateboard', price: 165, rating: 4.5, reviews: 33 },
  { picture: 'suitcase', price: 210, original: 250, discount: '16%', rating: 4.3, reviews: 68 },
  { picture: 'picnic-basket', price: 64.75, rating: 4.7, reviews: 29, badge: 'Hand woven' },
  { picture: 'game-controller', price: 119, rating: 4.2, reviews: 143 },
  {
    picture: 'running-shoe',
    price: 185,
    original: 220,
    discount: '16%',
    rating: 4.6,
    reviews: 172,
  },
  { picture: 'wristwatch', price: 340, rating: 4.8, reviews: 54 },
  { picture: 'electric-guitar', price: 690, rating: 4.9, reviews: 21 },
  { picture: 'radio', price: 88, rating: 3.9, reviews: 46 },
  { picture: 'teapot', price: 52, original: 65, discount: '20%', rating: 4.4, reviews: 38 },
  { picture: 'volleyball', price: 39, rating: 4.5, reviews: 112 },
  { picture: 'potted-plant', price: 45, rating: 4, reviews: 17, linked: false },
];

/** Rows of the seed's products, all of them featured; one has no link (spec §4). */
export const productRows: readonly ProductRow[] = seeds.map((seed, index) => {
  const picture = pictureOf(`products/${seed.picture}.webp`);
  return {
    id: seed.picture,
    position: index + 1,
    name: picture.name,
    category: picture.category,
    categorySlug: picture.category.toLowerCase().replaceAll(' ', '-'),
    price: seed.price,
    originalPrice: seed.original,
    discount: seed.discount,
    imageUrl: `/${picture.path}`,
    imageAlt: picture.alt,
    rating: seed.rating,
    reviews: seed.reviews,
    badge: seed.badge,
    linkUrl:
      seed.linked === false
        ? undefined
        : `https://shop.dushimarket.example/products/${seed.picture}`,
    featured: true,
  };
});
