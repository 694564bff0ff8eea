import { act, screen, within } from '@testing-library/react';
import { navigate } from '../../router/locationSlice';
import { loadMessages } from '../../shared/i18n/messages';
import { bikeWire, bikeWires } from './testing/bikeFixtures';
import { mockListings, priceField, address, visitBikes } from './testing/bikesVisit';

describe('in Dutch', () => {
  const dutchFilters = () => within(screen.getByRole('region', { name: 'Filters' }));
  const dutchPrices = () => within(dutchFilters().getByRole('group', { name: 'Prijs in AWG' }));

  test('all messages are Dutch; backend texts are marked as English', async () => {
    mockListings([
      bikeWire(1, { title: 'Island Cruiser', price: 12_500 }),
      bikeWire(2, { price: 'AWG 4,500' }),
      bikeWire(3, { price: null }),
    ]);
    await visitBikes('/nl/bikes/listings?listingType=sale');
    expect(await screen.findByRole('heading', { name: '2 tweewielers' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Tweewielers te koop' })).toBeVisible();
    const card = within(await screen.findByRole('article', { name: 'Island Cruiser' }));
    expect(card.getByRole('heading')).toHaveAttribute('lang', 'en');
    expect(card.getByText('Description of bike 1')).toHaveAttribute('lang', 'en');
    expect(card.getByText('AWG 12.500')).not.toHaveAttribute('lang');
    expect(card.getByRole('img', { name: 'Island Cruiser, foto 1' })).toHaveAttribute('lang', 'en');
    expect(card.getByRole('link', { name: 'Bekijken' })).toHaveAttribute(
      'href',
      '/nl/bikes/listings?listingType=sale&bike=bike-1',
    );
    expect(screen.getByText('AWG op aanvraag')).not.toHaveAttribute('lang');
    expect(dutchFilters().getByRole('radio', { name: 'Alles' })).not.toBeChecked();
    expect(dutchFilters().getByLabelText('Merk')).toHaveDisplayValue('Alle merken');
    expect(screen.getByLabelText('1 actief')).toHaveTextContent('1');
  });

  test('Dutch number input is plain in the address, and stays in another language', async () => {
    mockListings(bikeWires(20));
    const { user, store } = await visitBikes('/nl/bikes/listings');
    await screen.findByText('20 tweewielers');
    const field = dutchPrices().getByLabelText('Van');
    await user.clear(field);
    await user.type(field, '1.500,50');
    expect(await screen.findByText('5 tweewielers')).toBeVisible();
    expect(field).toHaveValue('1.500,50');
    expect(address()).toBe('/nl/bikes/listings?priceMin=1500.5');
    await act(async () => {
      await loadMessages('en');
      store.dispatch(navigate('/bikes/listings?priceMin=1500.5', 'push', 'en'));
    });
    expect(await screen.findByText('5 bikes')).toBeVisible();
    expect(priceField('From')).toHaveValue('1.500,50');
  });
});
