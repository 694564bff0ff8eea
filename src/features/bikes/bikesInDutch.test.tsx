import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { navigate } from '../../router/locationSlice';
import { loadMessages } from '../../shared/i18n/messages';
import { server } from '../../testing/mswServer';
import { bikeWire, bikeWires } from './testing/bikeFixtures';
import { LISTINGS, mockListings, priceField, address, visitBikes } from './testing/bikesVisit';

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

  test('a price text of the backend is marked as English', async () => {
    mockListings([bikeWire(1, { price: 'AWG 4,500' })]);
    await visitBikes('/nl/bikes/listings');
    expect(await screen.findByRole('heading', { name: '1 tweewieler' })).toBeVisible();
    expect(screen.getByText('AWG 4,500')).toHaveAttribute('lang', 'en');
  });

  test('options have Dutch names and English values', async () => {
    mockListings(bikeWires(2));
    const { user } = await visitBikes('/nl/bikes/listings');
    await screen.findByText('2 tweewielers');
    await user.click(dutchFilters().getByRole('button', { name: 'Sportmotor' }));
    await user.click(dutchFilters().getByRole('button', { name: 'Zwart' }));
    expect(dutchFilters().getByText(': Zwart')).toBeVisible();
    await user.click(dutchFilters().getByRole('radio', { name: 'Veiling' }));
    expect(address()).toBe('/nl/bikes/listings?listingType=auction&category=Sportbike&color=Black');
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

  test('the error of a range is in the language of the page', async () => {
    mockListings(bikeWires(7));
    await visitBikes('/nl/bikes/listings?priceMin=9000.5&priceMax=4000&yearMin=oud');
    await screen.findByText('7 tweewielers');
    expect(dutchPrices().getByLabelText('Van')).toHaveValue('9000.5');
    expect(dutchPrices().getByLabelText('Van')).toHaveAccessibleDescription(
      'De laagste prijs ligt boven de hoogste.',
    );
    const years = within(dutchFilters().getByRole('group', { name: 'Jaar' }));
    expect(years.getByLabelText('Van')).toHaveAccessibleDescription('Vul een getal in.');
  });

  test('the dialog of a bike is Dutch around the backend texts', async () => {
    mockListings([bikeWire(1, { title: 'Island Cruiser' })]);
    const { user } = await visitBikes('/nl/bikes/listings?bike=bike-1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Island Cruiser' }));
    expect(dialog.getByRole('heading')).toHaveAttribute('lang', 'en');
    expect(dialog.getByRole('img', { name: 'Island Cruiser, foto 1' })).toHaveAttribute(
      'lang',
      'en',
    );
    expect(dialog.getByText('Te koop')).toBeVisible();
    expect(dialog.getByText('2 foto’s')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Foto 2 van 2' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Link kopiëren' }));
    expect(await dialog.findByRole('button', { name: 'Link gekopieerd' })).toBeVisible();
    await user.click(dialog.getAllByRole('button', { name: 'Sluiten' })[0] ?? document.body);
    await waitFor(() => {
      expect(address()).toBe('/nl/bikes/listings');
    });
  });

  test('a failure and a missing bike are reported in Dutch', async () => {
    server.use(http.get(LISTINGS, () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = await visitBikes('/nl/bikes/listings?bike=none');
    expect(await screen.findByText('Je filters blijven bewaard.')).toBeVisible();
    mockListings([]);
    await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(
      await screen.findByRole('dialog', { name: 'Deze tweewieler staat niet meer te koop.' }),
    ).toBeVisible();
    expect(await screen.findByText('Kom later terug.')).toBeInTheDocument();
  });
});
