// A whole backend for the shop, without packages: `node examples/backend.mjs`, then
//   API_HOST_INTERNAL=http://127.0.0.1:4000 REALESTATE_HOST_INTERNAL=http://127.0.0.1:4000 npm start
// docs/your-backend.md explains each field.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const { PORT = '4000', PICTURES = 'mocks/uploads' } = process.env;

const banners = [
  {
    _id: 'b1',
    title: 'Ride the island',
    subtitle: 'Bikes from 40 a day',
    image: 'banners/hero-bikes-wide.webp',
    bgGradient: 'from-blue-600 via-indigo-600 to-purple-600',
    link: '/bikes/listings',
    isActive: true,
    bannerType: 'hero',
  },
];
const products = [
  {
    _id: 'p1',
    name: 'Snorkel set',
    price: 85,
    originalPrice: 100,
    discount: '15%',
    rating: 4.5,
    reviews: 12,
    image_url: 'products/snorkel-set.webp',
    link_url: 'https://www.example.com/snorkel-set',
  },
];
const categories = [
  { _id: 'c1', name: 'Bikes', slug: 'bikes', productCount: 1 },
  { _id: 'c2', name: 'Cars', slug: 'cars', totalCars: 40, isPopular: true },
];
const vehicleTypes = [
  {
    _id: 'suv',
    name: 'SUVs',
    slug: 'suvs',
    image: 'vehicles/suv.webp',
    subcategories: [{ _id: 'off-road', name: 'Off-road', slug: 'off-road', count: 40 }],
  },
];
const listings = [
  {
    _id: 'l1',
    title: 'City scooter',
    price: 4500,
    description: 'Two owners, new tyres',
    images: ['bikes/scooter-mint-1.webp', 'bikes/scooter-mint-2.webp'],
    listingType: 'sale',
    categoryId: { slug: 'bike' },
  },
];
const responses = {
  'GET /api/v1/banners': banners,
  'GET /api/v1/featured-products': products,
  'GET /api/v1/categories-enhanced': categories,
  'GET /v1/types/list-types': vehicleTypes,
  'GET /api/listings': listings,
  'POST /api/v1/analytics/banner-impression': {},
  'POST /api/v1/analytics/banner-click': {},
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://backend.invalid');
  // Only browsers that call this host themselves (API_HOST, REALESTATE_HOST) need these.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  const [, picture] = /^(?:\/static)?\/uploads\/([\w/-]+\.webp)$/.exec(pathname) ?? [];
  const file = picture && (await readFile(path.join(PICTURES, picture)).catch(() => undefined));
  if (file) {
    response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'max-age=3600' });
    return response.end(file);
  }
  const data = responses[`${request.method} ${pathname}`];
  response.writeHead(data ? 200 : 404, {
    'Content-Type': 'application/json',
    'Content-Language': 'en',
    'Cache-Control': 'max-age=60',
  });
  return response.end(JSON.stringify(data ? { data } : { error: { message: 'Not found' } }));
});

server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`The backend runs at http://127.0.0.1:${server.address().port}`);
});
