import { act, screen, waitFor } from '@testing-library/react';
import { extraOf } from '../../app/store';
import { changeFilters } from './bikeFiltersSlice';
import { bikeWire, bikeWires } from './testing/bikeFixtures';
import { filters, mockListings, priceField, address, visitBikes } from './testing/bikesVisit';

// spec §4.28
test('an address sets its filters; invalid values are ignored or reported', async () => {
  mockListings(bikeWires(12));
  await visitBikes(
    '/bikes/listings?listingType=sale&priceMin=%F0%9F&color=Red&brand=Tesla&yearMin=2001',
  );
  expect(await screen.findByText('6 bikes')).toBeVisible();
  expect(filters().getByRole('radio', { name: 'Sale' })).toBeChecked();
  expect(filters().getByRole('button', { name: 'Red' })).toHaveAttribute('aria-pressed', 'true');
  expect(filters().getByLabelText('Brand')).toHaveValue('');
  expect(priceField('From')).toHaveAccessibleDescription('Enter a number.');
});

test('an invalid bound of an address has an error, also without other filters', async () => {
  mockListings(bikeWires(12));
  const { user } = await visitBikes('/bikes/listings?priceMin=abc');
  expect(await screen.findByText('12 bikes')).toBeVisible();
  expect(priceField('From')).toHaveValue('abc');
  expect(priceField('From')).toHaveAccessibleDescription('Enter a number.');
  await user.type(priceField('From'), 'd');
  expect(priceField('From')).toHaveValue('abcd');
  expect(address()).toBe('/bikes/listings');
});

test('the title names the open bike', async () => {
  mockListings([bikeWire(1, { title: 'Island Cruiser' })]);
  await visitBikes('/bikes/listings?bike=bike-1');
  await waitFor(() => {
    expect(document.title).toBe('Island Cruiser | Bikes for Sale | Dushi Market');
  });
});

test('back restores the filters of an earlier visit to the list', async () => {
  mockListings(bikeWires(10));
  const { user } = await visitBikes('/bikes/listings?listingType=sale');
  await screen.findByText('5 bikes');
  await user.click(screen.getByRole('link', { name: 'Wishlist, 0 items' }));
  await screen.findByText('Wishlist - Coming Soon');
  act(() => {
    window.history.back();
  });
  expect(await screen.findByText('5 bikes')).toBeVisible();
  expect(filters().getByRole('radio', { name: 'Sale' })).toBeChecked();
});

test('a choice updates the address, so closing a bike returns to it', async () => {
  mockListings(bikeWires(10));
  const { user } = await visitBikes('/bikes/listings');
  await screen.findByText('10 bikes');
  await user.click(filters().getByRole('radio', { name: 'Auction' }));
  await waitFor(() => {
    expect(address()).toBe('/bikes/listings?listingType=auction');
  });
  const [link] = screen.getAllByRole('link', { name: 'View Bike' });
  await user.click(link ?? document.body);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(address()).toBe('/bikes/listings?listingType=auction');
  expect(filters().getByRole('radio', { name: 'Auction' })).toBeChecked();
});

test('Back from a link returns to the chosen filters', async () => {
  mockListings(bikeWires(10));
  const { user } = await visitBikes('/bikes/listings');
  await screen.findByText('10 bikes');
  await user.click(filters().getByRole('radio', { name: 'Auction' }));
  await user.click(screen.getByRole('link', { name: 'Wishlist, 0 items' }));
  await screen.findByText('Wishlist - Coming Soon');
  act(() => {
    window.history.back();
  });
  expect(await screen.findByText('5 bikes')).toBeVisible();
  expect(filters().getByRole('radio', { name: 'Auction' })).toBeChecked();
});

test('invalid input stays while a bike is opened and closed', async () => {
  mockListings(bikeWires(10));
  const { user } = await visitBikes('/bikes/listings?listingType=sale');
  await screen.findByText('5 bikes');
  await user.clear(priceField('From'));
  await user.type(priceField('From'), 'abc');
  const [link] = screen.getAllByRole('link', { name: 'View Bike' });
  await user.click(link ?? document.body);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(priceField('From')).toHaveValue('abc');
  expect(filters().getByRole('radio', { name: 'Sale' })).toBeChecked();
});

test('filters and address change in one action', async () => {
  mockListings(bikeWires(10));
  const { store } = await visitBikes('/bikes/listings?color=Red');
  await screen.findByText('10 bikes');
  const { steps } = extraOf(store).recorder;
  act(() => {
    store.dispatch(changeFilters({ listingType: 'auction' }));
  });
  const { bikeFilters, location } = store.getState();
  expect(extraOf(store).recorder.steps.length).toBe(steps.length + 1);
  expect(bikeFilters?.filters).toMatchObject({ listingType: 'auction', color: 'Red' });
  expect(location).toMatchObject({ search: '?listingType=auction&color=Red', arrival: 'replace' });
});
