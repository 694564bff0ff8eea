import { HttpResponse, http } from 'msw';
import { listingsApi } from '../../../features/bikes/listingsApi';
import { bikeWire } from '../../../features/bikes/testing/bikeFixtures';
import { productsQuery } from '../../../features/home/homeQueries';
import { productsApi } from '../../../features/products/productsApi';
import { addressOf } from '../../../router/locationSlice';
import { mockHomeBackend, product } from '../../../testing/homeBackend';
import { BACKEND, server } from '../../../testing/mswServer';
import { testEnvironment } from '../../../testing/renderApp';
import { makeStore } from '../../store';
import { structuredData } from './structuredData';

const ORIGIN = 'https://shop.example';
const services = testEnvironment({ origins: { api: BACKEND, listings: BACKEND } });
const home = { route: 'home', title: 'Home', path: '/' };
const bikesPage = { route: 'bikes', title: 'Bikes', path: '/bikes/listings' };

/** What search engines learn of Home with these products. */
async function ofHome(products: object[], href = '/') {
  mockHomeBackend({ products });
  const store = makeStore(services, { location: addressOf(href, 'load') });
  await store.dispatch(productsApi.endpoints.getFeaturedProducts.initiate(productsQuery));
  return structuredData(home, store.getState(), ORIGIN);
}

/** What they learn of the bikes. */
async function ofBikes(bikes: object[], href = '/bikes/listings') {
  server.use(http.get(`${BACKEND}/api/listings`, () => HttpResponse.json(bikes)));
  const store = makeStore(services, { location: addressOf(href, 'load') });
  await store.dispatch(listingsApi.endpoints.getBikes.initiate());
  return structuredData(bikesPage, store.getState(), ORIGIN);
}

test.each([
  ['/about', '/about', 'en'],
  ['/pap/about', '/pap/about', 'pap-AW'],
])('every page tells who the shop is, and its own language: %s', (href, path, tag) => {
  const store = makeStore(services, { location: addressOf(href, 'load') });
  const page = { route: 'about', title: 'About | Shop', path: '/about' };
  expect(structuredData(page, store.getState(), ORIGIN)).toMatchObject([
    { '@type': 'Organization', url: `${ORIGIN}/` },
    { '@type': 'WebPage', name: 'About | Shop', url: ORIGIN + path, inLanguage: tag },
  ]);
});

test('addresses of pages are those of the language; pictures and amounts are the same', async () => {
  const products = [product('1', { link_url: '/deals', image_url: 'products/board.webp' })];
  const [, , site, list] = await ofHome(products, '/nl');
  expect(site).toMatchObject({ url: `${ORIGIN}/nl`, inLanguage: 'nl' });
  expect(list).toMatchObject({
    itemListElement: [
      {
        item: {
          url: `${ORIGIN}/nl/deals`,
          image: `${ORIGIN}/static/uploads/products/board.webp?w=1200`,
          offers: { price: 45, priceCurrency: 'AWG' },
        },
      },
    ],
  });
  const [, , bike] = await ofBikes([bikeWire(1)], '/es/bikes/listings?bike=bike-1');
  expect(bike).toMatchObject({ url: `${ORIGIN}/es/bikes/listings?bike=bike-1` });
});

test('Home tells which products there are', async () => {
  const [, , site, list, ...others] = await ofHome([
    product('1', { image_url: 'products/board.webp', rating: 4.5, reviews: 12 }),
    product('2', { price: null, link_url: null }),
  ]);
  expect(others).toEqual([]);
  expect(site).not.toHaveProperty('potentialAction');
  expect(list).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'Product',
          name: 'Product 1',
          image: `${ORIGIN}/static/uploads/products/board.webp?w=1200`,
          url: 'https://shop.dushimarket.example/1',
          offers: { '@type': 'Offer', price: 45, priceCurrency: 'AWG' },
          aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
        },
      },
    ],
  });
});

test('an empty list is not mentioned, nor one that has not come', async () => {
  expect(await ofHome([])).toHaveLength(3);
  expect(await ofBikes([])).toHaveLength(2);
  expect(structuredData(home, makeStore(services).getState(), ORIGIN)).toHaveLength(3);
  expect(structuredData(bikesPage, makeStore(services).getState(), ORIGIN)).toHaveLength(2);
});

test('the bikes lead to their dialog, with picture and price where they have one', async () => {
  const [, , list] = await ofBikes([
    bikeWire(1, { _id: 'a b' }),
    bikeWire(2, { images: [], price: 'On request' }),
  ]);
  expect(list).toMatchObject({
    itemListElement: [
      {
        item: {
          url: `${ORIGIN}/bikes/listings?bike=a%20b`,
          image: `${ORIGIN}/uploads/bikes/1-1.webp?w=1200`,
          offers: { price: 100 },
        },
      },
    ],
  });
  expect(list).toHaveProperty('itemListElement.length', 1);
});

// spec §5.2
test.each([
  ['neither price nor reviews', { price: null }],
  ['a price that nobody is sure of', { price: '2 for AWG 100' }],
  ['a price in another currency', { price: 'USD 45' }],
  ['no link', { link_url: null }],
  ['reviews that gave no stars', { price: null, rating: 0, reviews: 3 }],
])('a product with %s is not mentioned', async (_what, fields) => {
  expect(await ofHome([product('1', fields)])).toHaveLength(3);
});

test.each([
  ['Afl. 4,500', 4500],
  ['4.500,00', 4500],
  ['AWG 100 - AWG 150', 100],
])('a product at %s is offered for %d', async (price, amount) => {
  const [, , , list] = await ofHome([product('1', { price })]);
  expect(list).toMatchObject({ itemListElement: [{ item: { offers: { price: amount } } }] });
});

test('a rating alone makes a product; one of 0 is none', async () => {
  const [, , , list] = await ofHome([
    product('1', { price: null, rating: '4.5', reviews: '12' }),
    product('2', { rating: 0, reviews: 3 }),
  ]);
  expect(list).toMatchObject({
    itemListElement: [
      { item: { aggregateRating: { ratingValue: 4.5, reviewCount: 12 } } },
      { item: { offers: { price: 45 } } },
    ],
  });
  expect(JSON.stringify(list).match(/aggregateRating"/g)).toHaveLength(1);
});

test('a bike without a price has no data, on its own page too', async () => {
  const bikes = [bikeWire(1, { price: 'On request' }), bikeWire(2, { description: null })];
  expect(await ofBikes(bikes, '/bikes/listings?bike=bike-1')).toHaveLength(2);
  const [, , bike] = await ofBikes(bikes, '/bikes/listings?bike=bike-2');
  expect(bike).not.toHaveProperty('description');
});

test('24 items are enough', async () => {
  const many = Array.from({ length: 30 }, (_, index) => bikeWire(index));
  const [, , list] = await ofBikes(many);
  expect(list).toHaveProperty('itemListElement.length', 24);
});
