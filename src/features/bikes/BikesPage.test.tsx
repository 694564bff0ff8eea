import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { loadMessages } from '../../shared/i18n/messages';
import { allAnnounced, watchAnnouncements } from '../../testing/announcements';
import { server } from '../../testing/mswServer';
import { testEnvironment } from '../../testing/renderApp';
import { savedCopy } from '../../testing/states/savedCopy';
import { bikesMessages } from './bikesMessages';
import { bikeWire, bikeWires } from './testing/bikeFixtures';
import {
  cards,
  filters,
  LISTINGS,
  mockListings,
  priceField,
  address,
  visitBikes,
} from './testing/bikesVisit';

// spec §1.5, §2.23, §3.12
test('a card shows image, price, title, description and a button', async () => {
  mockListings([
    bikeWire(1, { title: 'Island Cruiser', price: 'AWG 4500', imageAlts: ['A red scooter'] }),
    bikeWire(2, { price: 9750 }),
    bikeWire(3, { price: null, images: [] }),
  ]);
  await visitBikes('/bikes/listings');
  const card = within(await screen.findByRole('article', { name: 'Island Cruiser' }));
  expect(card.getByText('AWG 4500')).toBeVisible();
  expect(card.queryByText('Sale')).toBeNull();
  expect(card.getByText('Description of bike 1')).toBeVisible();
  expect(card.getByRole('img', { name: 'A red scooter' })).toHaveAttribute(
    'src',
    '/uploads/bikes/1-1.webp?w=640',
  );
  expect(card.getByRole('link', { name: 'View Bike' })).toHaveTextContent('View Bike');
  const second = within(screen.getByRole('article', { name: 'Bike 2' }));
  expect(second.getByText('AWG 9,750')).toBeVisible();
  expect(second.getByText('Auction')).toBeVisible();
  expect(
    within(screen.getByRole('article', { name: 'Bike 3' })).getByText('AWG on request'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Bikes for Sale' })).toBeVisible();
});

test('only bikes are listed and counted', async () => {
  mockListings([bikeWire(1), bikeWire(2, { categoryId: { slug: 'car' } })]);
  await visitBikes('/bikes/listings');
  expect(await screen.findByRole('heading', { name: '1 bike' })).toBeVisible();
});

test('a bike that is opened before the cards follow the filters keeps them', async () => {
  mockListings(bikeWires(24));
  await visitBikes('/bikes/listings');
  const [first] = await screen.findAllByRole('link', { name: 'View Bike' });
  filters().getByRole('radio', { name: 'Auction' }).click();
  expect(first).toHaveAttribute('href', '/bikes/listings?bike=bike-1');
  first?.click();
  expect(address()).toBe('/bikes/listings?listingType=auction&bike=bike-1');
});

test('a failed rest of the list is reported, with the count of the known part', async () => {
  mockListings(bikeWires(48));
  const state = await savedCopy('/bikes/listings', testEnvironment());
  server.use(http.get(LISTINGS, () => new HttpResponse(null, { status: 404 })));
  const view = await visitBikes('/bikes/listings', { state });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load listings.');
  expect(screen.getByRole('heading', { name: '24 of 48 bikes' })).toBeVisible();
  expect(cards()).toHaveLength(24);
  await view.user.click(filters().getByRole('radio', { name: 'Auction' }));
  expect(await screen.findByRole('heading', { name: '12 among the first 24 bikes' })).toBeVisible();

  mockListings(bikeWires(48));
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: '24 bikes' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// spec §2.26
const announced = watchAnnouncements();

test('the loading state is announced, then the count', async () => {
  await allAnnounced(announced);
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  server.use(http.get(LISTINGS, () => response));
  await visitBikes('/bikes/listings');
  const results = within(screen.getByRole('region', { name: 'Results' }));
  fireEvent.animationEnd(results.getByText('Loading...'));
  expect(await allAnnounced(announced)).toEqual(['Loading...']);
  respond(HttpResponse.json(bikeWires(12)));
  expect(await results.findByText('12 bikes')).toBeVisible();
  expect(results.queryByText('Loading...')).not.toBeInTheDocument();
  expect(await allAnnounced(announced)).toEqual(['12 bikes']);
});

// spec §2.26
test('a failure offers a retry and keeps the filters', async () => {
  server.use(http.get(LISTINGS, () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await visitBikes('/bikes/listings?listingType=auction');
  expect(await screen.findByText('Failed to load listings.')).toBeVisible();
  expect(screen.getByText('Your filters are kept.')).toBeVisible();
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  server.use(
    http.get(LISTINGS, async () => {
      await gate;
      return HttpResponse.json(bikeWires(4));
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Retrying...' })).toHaveFocus();
  letThrough();
  expect(await screen.findByText('2 bikes')).toBeVisible();
  expect(screen.queryByText('Failed to load listings.')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
});

test('an empty list can be refetched', async () => {
  mockListings([]);
  const { user } = await visitBikes('/bikes/listings');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  mockListings(bikeWires(3));
  await user.click(again);
  expect(await screen.findByText('3 bikes')).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus();
  });
});

// spec §2.25
test('no matches: a button clears all filters', async () => {
  mockListings(bikeWires(3));
  const { user } = await visitBikes('/bikes/listings?priceMin=5000');
  expect(await screen.findByText('No bikes found matching your criteria.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('3 bikes')).toBeVisible();
  expect(priceField('From')).toHaveValue('0');
  await waitFor(() => {
    expect(address()).toBe('/bikes/listings');
  });
});

test('until the cards follow the cleared filters, nothing tells to check back later', async () => {
  mockListings(bikeWires(3));
  await visitBikes('/bikes/listings?priceMin=5000');
  const clear = await screen.findByRole('button', { name: 'Clear all filters' });
  clear.click();
  await Promise.resolve();
  expect(screen.getByText('3 bikes')).toBeVisible();
  expect(clear).toHaveTextContent('Clear all filters');
});

test.each([
  ['nl', ['0 tweewielers', '1 tweewieler', '2 tweewielers']],
  ['es', ['0 anuncios', '1 anuncio', '2 anuncios']],
  ['pap', ['0 anuncio', '1 anuncio', '2 anuncio']],
] as const)('bikes are counted in %s', async (language, counts) => {
  await loadMessages(language);
  const { bikeCount } = bikesMessages.in(language);
  expect([0, 1, 2].map((count) => bikeCount({ count }))).toEqual(counts);
});
