import { screen, waitFor, within } from '@testing-library/react';
import { allAnnounced, watchAnnouncements } from '../../../testing/announcements';
import { bikeWires } from '../testing/bikeFixtures';
import {
  cards,
  filters,
  mockListings,
  priceField,
  address,
  visitBikes,
} from '../testing/bikesVisit';

const announced = watchAnnouncements();

// spec §9.12, §9.13
test('the panel has every option and default', async () => {
  mockListings(bikeWires(1));
  await visitBikes('/bikes/listings');
  await screen.findByText('1 bike');
  const names = (role: string, group: string) =>
    within(filters().getByRole('group', { name: group }))
      .getAllByRole(role)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  expect(names('button', 'Category')).toEqual([
    'Standard',
    'Cruiser',
    'Sportbike',
    'Touring',
    'Adventure',
    'Scooter',
  ]);
  expect(names('button', 'Color')).toEqual(['Black', 'White', 'Red', 'Blue', 'Green', 'Orange']);
  const options = (label: string) =>
    within(filters().getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(options('Brand')).toEqual([
    'Any brand',
    'Yamaha',
    'Honda',
    'KTM',
    'Suzuki',
    'BMW',
    'Royal Enfield',
  ]);
  expect(options('Area')).toEqual([
    'All of Aruba',
    'Oranjestad',
    'San Nicolas',
    'Paradera',
    'Santa Cruz',
  ]);
  expect(priceField('From')).toHaveValue('0');
  expect(priceField('To')).toHaveValue('9999999');
  const years = within(filters().getByRole('group', { name: 'Year' }));
  expect(years.getByLabelText('From')).toHaveValue('1990');
  expect(years.getByLabelText('To')).toHaveValue(String(new Date().getFullYear()));
  expect(filters().getAllByRole('radio')).toEqual(
    ['All', 'Sale', 'Auction'].map((name) => filters().getByRole('radio', { name })),
  );
  expect(filters().getByRole('radio', { name: 'All' })).toBeChecked();
});

// spec §1.3
test('price and listing type filter the list and update the address', async () => {
  mockListings(bikeWires(12));
  const { user } = await visitBikes('/bikes/listings');
  await screen.findByText('12 bikes');
  const entries = window.history.length;
  await user.clear(priceField('From'));
  await user.type(priceField('From'), '300');
  await user.clear(priceField('To'));
  await user.type(priceField('To'), '600');
  expect(await screen.findByText('4 bikes')).toBeVisible();
  await user.click(filters().getByRole('radio', { name: 'Sale' }));
  expect(await screen.findByText('2 bikes')).toBeVisible();
  await waitFor(() => {
    expect(cards()).toHaveLength(2);
    expect(address()).toBe('/bikes/listings?listingType=sale&priceMin=300&priceMax=600');
  });
  expect(window.history.length).toBe(entries);
});

// spec §9.14
test('filters without effect keep their value, have a hint and do not count', async () => {
  mockListings(bikeWires(5));
  const { user } = await visitBikes('/bikes/listings');
  await screen.findByText('5 bikes');
  const cruiser = filters().getByRole('button', { name: 'Cruiser' });
  await user.click(cruiser);
  await user.selectOptions(filters().getByLabelText('Area'), 'Paradera');
  expect(cruiser).toHaveAttribute('aria-pressed', 'true');
  expect(filters().getByRole('group', { name: 'Category' })).toHaveAccessibleDescription(
    'We keep the choices below, but they do not filter the list yet.',
  );
  expect(screen.getByText('5 bikes')).toBeVisible();
  expect(screen.queryByLabelText(/ active$/)).not.toBeInTheDocument();
  await waitFor(() => {
    expect(address()).toBe('/bikes/listings?category=Cruiser&area=Paradera');
  });
  await user.click(cruiser);
  expect(cruiser).toHaveAttribute('aria-pressed', 'false');
});

// spec §5.14
test.each([
  ['9000', '4000', 'The lowest price is above the highest.'],
  ['many', '9999999', 'Enter a number.'],
])('prices from %s to %s: %s', async (from, to, text) => {
  mockListings(bikeWires(7));
  const { user } = await visitBikes('/bikes/listings');
  await screen.findByText('7 bikes');
  await user.clear(priceField('From'));
  await user.type(priceField('From'), from);
  await user.clear(priceField('To'));
  await user.type(priceField('To'), to);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(priceField('From')).toBeInvalid();
  await user.tab();
  expect(priceField('From')).toHaveAccessibleDescription(text);
  expect(screen.getByText('7 bikes')).toBeVisible();
});

// Orca and NVDA read a changed description of the focused field themselves.
test('a bound that is wrong is announced, and is a description from the next focus on', async () => {
  mockListings(bikeWires(7));
  const { user } = await visitBikes('/bikes/listings');
  await screen.findByText('7 bikes');
  await allAnnounced(announced);
  await user.type(priceField('From'), 'x');
  expect(await allAnnounced(announced)).toEqual(['Enter a number.']);
  expect(priceField('From')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(priceField('From')).toHaveAccessibleDescription('Enter a number.');
});

test('filtering scrolls to the first matches; choices without effect do not', async () => {
  mockListings(bikeWires(12));
  const { user } = await visitBikes('/bikes/listings');
  await screen.findByText('12 bikes');
  const intoView = jest.fn();
  const results = screen.getByRole('region', { name: 'Results' });
  Object.assign(results, {
    scrollIntoView: intoView,
    getBoundingClientRect: () => new DOMRect(0, -900, 800, 4_000),
  });
  await user.click(filters().getByRole('button', { name: 'Cruiser' }));
  expect(intoView).not.toHaveBeenCalled();
  await user.click(filters().getByRole('radio', { name: 'Auction' }));
  expect(intoView).toHaveBeenCalledTimes(1);
});

// spec §4.28
test('on a phone the filters open and close', async () => {
  mockListings(bikeWires(1));
  const { user } = await visitBikes('/bikes/listings');
  await screen.findByText('1 bike');
  const toggle = (name: string) => screen.getByRole('button', { name });
  expect(toggle('Show Filters')).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle('Show Filters'));
  expect(toggle('Hide Filters')).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle('Hide Filters'));
  expect(toggle('Show Filters')).toHaveAttribute('aria-expanded', 'false');
});
