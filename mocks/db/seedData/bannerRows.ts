import { paths } from '../../../src/shared/config/paths';
import type { banners } from '../schema';
import { seedMoment } from './moments';
import { pictureOf } from './seedPictures';

type BannerRow = typeof banners.$inferInsert;

interface BannerSeed {
  /** Name of its pictures without crop. */
  picture: string;
  /** Crops composed for the slider and the card, where there are any: wide, tall. */
  crops?: readonly [wide: string, tall: string];
  type: 'hero' | 'promotional';
  subtitle: string;
  discount?: string;
  price?: number;
  buttonText?: string;
  link: string;
  gradient: string;
  active?: boolean;
  audience?: string[];
}

/** In their order; five heroes and three promotional ones, the last of each inactive. */
const seeds: readonly BannerSeed[] = [
  {
    picture: 'hero-bikes',
    crops: ['scene', 'scene-tall'],
    type: 'hero',
    subtitle: 'Scooters, cruisers and e-bikes from sellers all over the island.',
    discount: 'Up to 20% OFF',
    buttonText: 'Shop Now',
    link: paths.bikes,
    gradient: 'from-cyan-800 via-cyan-700 to-teal-600',
    audience: ['residents', 'visitors'],
  },
  {
    picture: 'hero-stays',
    crops: ['scene', 'scene-tall'],
    type: 'hero',
    subtitle: 'Beach huts, guest houses and hotels a few steps from the sea.',
    discount: 'Up to 15% OFF',
    buttonText: 'Find a Stay',
    link: 'https://stays.dushimarket.example',
    gradient: 'linear-gradient(120deg, #241a63 0%, #2c2a7c 55%, #3d4fa8 100%)',
    audience: ['visitors'],
  },
  {
    picture: 'hero-real-estate',
    crops: ['scene', 'scene-tall'],
    type: 'hero',
    subtitle: 'Houses, apartments and land, from Paradera to San Nicolas.',
    discount: 'New this week',
    buttonText: 'See Homes',
    link: 'https://homes.dushimarket.example',
    gradient: 'from-emerald-800 via-emerald-700 to-teal-700',
    audience: ['residents'],
  },
  {
    picture: 'hero-water-sports',
    crops: ['scene', 'tall'],
    type: 'hero',
    subtitle: 'Boats, boards and dives with people who know every reef.',
    discount: 'Up to 25% OFF',
    buttonText: 'Get on the Water',
    link: 'https://watersports.dushimarket.example',
    gradient: 'linear-gradient(120deg, #073a7c, #0a56a4, #1180b8)',
    audience: ['residents', 'visitors'],
  },
  {
    picture: 'hero-summer-sale',
    crops: ['scene', 'tall'],
    type: 'hero',
    subtitle: 'Beachwear, bags and gadgets for the sunny months.',
    discount: 'Up to 30% OFF',
    buttonText: 'Shop the Sale',
    link: 'https://shop.dushimarket.example/summer',
    gradient: 'from-pink-700 via-rose-600 to-orange-500',
    active: false,
  },
  {
    picture: 'promo-snorkel-days',
    crops: ['scene', 'scene-tall'],
    type: 'promotional',
    subtitle: 'Masks and snorkels for the reef at your doorstep.',
    price: 72,
    link: 'https://shop.dushimarket.example/snorkel-days',
    gradient: 'linear-gradient(120deg, #0b6f5b, #0a6a5e, #075550)',
  },
  {
    picture: 'promo-weekend-tech',
    type: 'promotional',
    subtitle: 'Headphones, cameras and laptops from Friday to Sunday.',
    discount: 'Weekend only',
    price: 145,
    link: 'https://shop.dushimarket.example/weekend-tech',
    gradient: 'linear-gradient(135deg, #06424f, #0a6a78)',
  },
  {
    picture: 'promo-nail-studio',
    type: 'promotional',
    subtitle: 'Manicures and nail art at studios across the island.',
    discount: '10% OFF',
    link: 'https://nails.dushimarket.example',
    gradient: 'from-purple-800 via-violet-700 to-fuchsia-600',
    active: false,
  },
];

/** Rows of the seed's banners. */
export const bannerRows: readonly BannerRow[] = seeds.map((seed, index) => {
  const [wideCrop, tallCrop] = seed.crops ?? ['wide', 'tall'];
  const wide = pictureOf(`banners/${seed.picture}-${wideCrop}.webp`);
  const tall = pictureOf(`banners/${seed.picture}-${tallCrop}.webp`);
  return {
    id: seed.picture,
    bannerType: seed.type,
    title: wide.name,
    subtitle: seed.subtitle,
    description: seed.subtitle,
    discount: seed.discount,
    price: seed.price,
    buttonText: seed.buttonText,
    imageUrl: `/${wide.path}`,
    imageTall: `/${tall.path}`,
    imageAlt: wide.alt,
    linkUrl: seed.link,
    bgGradient: seed.gradient,
    active: seed.active ?? true,
    position: index + 1,
    targetAudience: seed.audience ?? [],
    createdAt: seedMoment(index),
    updatedAt: seedMoment(index),
  };
});
