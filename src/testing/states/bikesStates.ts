import { paths } from '../../shared/config/paths';
import type { ScreenState } from './screenState';
import {
  all,
  success,
  responses,
  failure,
  listings,
  long,
  missing,
  offline,
  pending,
  plain,
  rightToLeft,
} from './stateResponses';

const bikes = { screen: 'bikes', address: paths.bikes } as const;
const good = responses(plain);

export const bikesStates: readonly ScreenState[] = [
  { ...bikes, kind: 'loaded', calls: good, shows: '9 bikes' },
  {
    ...bikes,
    kind: 'loaded',
    detail: 'filtered',
    address: `${paths.bikes}?listingType=auction&priceMin=1000`,
    calls: good,
    shows: '3 bikes',
  },
  { ...bikes, kind: 'loading', calls: all(pending), shows: 'Loading...' },
  {
    ...bikes,
    kind: 'empty',
    calls: all(success([])),
    shows: 'No bikes found matching your criteria.',
  },
  {
    ...bikes,
    kind: 'empty',
    detail: 'filtered',
    address: `${paths.bikes}?priceMin=900000`,
    calls: good,
    shows: 'No bikes found matching your criteria.',
  },
  { ...bikes, kind: 'stale', saved: good, calls: all(failure), shows: 'Saved 45 minutes ago' },
  {
    ...bikes,
    kind: 'offline',
    calls: all(offline),
    shows: 'Failed to load listings.',
    looksLike: 'bikes: error',
  },
  { ...bikes, kind: 'error', calls: all(failure), shows: 'Failed to load listings.' },
  { ...bikes, kind: 'long texts', calls: responses(long), shows: 'Island cruiser 9 Handcrafted' },
  {
    ...bikes,
    kind: 'right-to-left',
    calls: responses(rightToLeft),
    shows: 'שלום Island cruiser 9',
  },
  { ...bikes, kind: 'missing pictures', calls: responses(missing), shows: '9 bikes' },
  {
    ...bikes,
    kind: '10,000 listings',
    calls: { ...good, listings: listings(plain, 10_000) },
    shows: '10,000 bikes',
  },
  {
    ...bikes,
    kind: 'refused',
    detail: 'bounds that cross',
    address: `${paths.bikes}?priceMin=9000&priceMax=100`,
    calls: good,
    shows: 'The lowest price is above the highest.',
    width: 'wide',
  },
  {
    ...bikes,
    kind: 'open',
    detail: 'filters',
    calls: good,
    steps: [{ press: 'button', name: 'Show Filters' }],
    shows: 'Hide Filters',
    width: 'phone',
  },
  {
    ...bikes,
    kind: 'open',
    detail: 'a bike',
    address: `${paths.bikes}?bike=bike-2`,
    calls: good,
    shows: 'Copy link',
  },
  {
    ...bikes,
    kind: 'open',
    detail: 'a bike with long texts',
    address: `${paths.bikes}?bike=bike-2`,
    calls: responses(long),
    shows: 'Copy link',
  },
];
