import { screen, waitFor } from '@testing-library/react';
import { MapPin, ShieldCheck, Truck } from 'lucide';
import { selectLocation } from '../../router/locationSlice';
import { Icon } from '../../shared/ui/Icon';
import { bikeWire } from '../bikes/testing/bikeFixtures';
import { mockListings, priceField, visitBikes } from '../bikes/testing/bikesVisit';

jest.mock('../../shared/ui/Icon', () => {
  const actual = jest.requireActual<{ Icon: typeof Icon }>('../../shared/ui/Icon');
  return { Icon: jest.fn(actual.Icon) };
});

test('a filter that changes the address renders neither the header nor the footer again', async () => {
  mockListings([bikeWire(1), bikeWire(2)]);
  const { store, user } = await visitBikes('/bikes/listings');
  await screen.findByRole('heading', { name: '2 bikes' });
  const drawn = () => jest.mocked(Icon).mock.calls.map(([{ drawing }]) => drawing);
  expect(drawn()).toEqual(expect.arrayContaining([MapPin, ShieldCheck, Truck]));
  jest.mocked(Icon).mockClear();
  await user.type(priceField('From'), '99999');
  await waitFor(() => {
    expect(selectLocation(store.getState()).search).toContain('99999');
  });
  await screen.findByRole('heading', { name: '0 bikes' });
  for (const drawing of [MapPin, ShieldCheck, Truck]) expect(drawn()).not.toContain(drawing);
});
