import { paths, vehiclesPath } from '../../shared/config/paths';
import type { ScreenState } from './screenState';
import {
  all,
  success,
  responses,
  failure,
  long,
  missing,
  offline,
  pending,
  plain,
  rightToLeft,
} from './stateResponses';

const vehicles = { screen: 'vehicles', address: paths.vehicles } as const;
const good = responses(plain);

export const vehiclesStates: readonly ScreenState[] = [
  { ...vehicles, kind: 'loaded', calls: good, shows: 'All vehicles' },
  {
    ...vehicles,
    kind: 'loaded',
    detail: 'a type',
    address: vehiclesPath('type-2'),
    calls: good,
    shows: '80 listed today',
  },
  {
    ...vehicles,
    kind: 'loaded',
    detail: 'a style',
    address: vehiclesPath('type-2', 'style-3'),
    calls: good,
    shows: 'SUV: Style 3',
  },
  {
    ...vehicles,
    kind: 'not found',
    address: vehiclesPath('gone'),
    calls: good,
    shows: 'We do not know this type',
  },
  { ...vehicles, kind: 'loading', calls: all(pending), shows: 'Loading...' },
  { ...vehicles, kind: 'empty', calls: all(success([])), shows: 'No vehicle types yet' },
  { ...vehicles, kind: 'stale', saved: good, calls: all(failure), shows: 'Saved 45 minutes ago' },
  {
    ...vehicles,
    kind: 'offline',
    calls: all(offline),
    shows: 'Failed to fetch cars',
    looksLike: 'vehicles: error',
  },
  { ...vehicles, kind: 'error', calls: all(failure), shows: 'Failed to fetch cars' },
  {
    ...vehicles,
    kind: 'long texts',
    address: vehiclesPath('type-1'),
    calls: responses(long),
    shows: 'SEDAN Handcrafted',
  },
  {
    ...vehicles,
    kind: 'right-to-left',
    address: vehiclesPath('type-1'),
    calls: responses(rightToLeft),
    shows: 'שלום SEDAN',
  },
  {
    ...vehicles,
    kind: 'missing pictures',
    address: vehiclesPath('type-2'),
    calls: responses(missing),
    shows: 'Style 3',
  },
];
