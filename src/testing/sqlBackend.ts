import { backendPaths } from '../shared/config/backendPaths';

/**
 * Responses of a backend over SQL, by path: flags are numbers or texts, numbers are texts, `_id` is
 * null beside an `id`, lists are JSON, dates are numbers or have no zone. All areas at once.
 */
export const sqlResponses: Readonly<Record<string, readonly object[]>> = {
  [backendPaths.banners]: [
    {
      _id: null,
      id: 1,
      title: 'Ride the island',
      subtitle: '<p>Sun &amp; sea</p>',
      is_active: 1,
      bannerType: 'HERO',
      image: 'banners\\ride.webp?v=3',
      startDate: '2020-01-01 00:00:00',
      endDate: 4_102_444_800,
      targetAudience: '["all"]',
      order: '2',
    },
    {
      id: '2',
      title: 'Snorkel days',
      isActive: 'true',
      bannerType: 'promotional',
      price: { amount: '45.00', currency: 'AWG' },
      image: '',
      image_url: { url: 'https://api.shop.example/static/uploads/banners/snorkel.webp' },
    },
    { id: 3, title: 'Long over', isActive: '1', bannerType: 'hero', endDate: '2020-01-01' },
  ],
  [backendPaths.featuredProducts]: [
    {
      _id: null,
      id: 7,
      name: 'Mask &amp; fins',
      price: '85.00',
      originalPrice: '60.00',
      discount: '0%',
      rating: '4.5',
      reviews: '12',
      image_url: '100% rubber.webp',
      link_url: 'https://shop.example/7',
    },
    { id: 8, name: 'Towel', price: { amount: 25, currency: 'AWG' }, rating: null, reviews: null },
  ],
  [backendPaths.categories]: [
    { id: 1, name: 'Cars', slug: null, totalCars: '57', isPopular: 1, productCount: '57' },
  ],
  [backendPaths.vehicleTypes]: [
    {
      _id: null,
      id: 'coupé/cabrio',
      name: 'Coupés',
      slug: null,
      count: '40',
      image: null,
      subcategories: '[{"id":1,"name":"Convertibles","slug":"convertibles","count":"17"}]',
    },
  ],
  [backendPaths.listings]: [
    {
      id: 5,
      title: 'Scooter',
      description: '<p>Small &amp; quick</p>',
      price: 'Afl. 4,500',
      images: '["scooter.webp"]',
      imageAlts: null,
      listingType: 'AUCTION',
      categoryId: 'bike',
    },
    {
      _id: null,
      id: '6/7',
      title: 2024,
      description: null,
      price: { amount: '900.00' },
      images: [{ url: 'roadster.webp' }],
      listingType: null,
      categoryId: { slug: 'Bike' },
    },
  ],
};
