import { paths } from '../../shared/config/paths';
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

const home = { screen: 'home', address: paths.home } as const;
const good = responses(plain);
const nothing = { ...all(success({ data: [] })) };

export const homeStates: readonly ScreenState[] = [
  { ...home, kind: 'loaded', calls: good, shows: 'Beach bag 6' },
  { ...home, kind: 'loading', calls: all(pending), shows: 'Loading Dushi Market...' },
  {
    ...home,
    kind: 'loading',
    detail: 'banners',
    calls: { ...good, banners: pending },
    shows: 'Loading slides...',
  },
  { ...home, kind: 'empty', calls: nothing, shows: 'No Hero Banners Available' },
  {
    ...home,
    kind: 'empty',
    detail: 'products',
    calls: { ...good, products: success({ data: [] }) },
    shows: 'No Featured Products Available',
    inView: 'No Featured Products Available',
  },
  {
    ...home,
    kind: 'partial',
    detail: 'without products',
    calls: { ...good, products: failure },
    shows: "Some content couldn't be loaded.",
  },
  {
    ...home,
    kind: 'partial',
    detail: 'without banners',
    calls: { ...good, banners: failure },
    shows: "Some content couldn't be loaded.",
  },
  {
    ...home,
    kind: 'stale',
    saved: good,
    calls: all(failure),
    shows: 'Saved 45 minutes ago',
  },
  {
    ...home,
    kind: 'offline',
    calls: all(offline),
    shows: 'Unable to Load Content',
    looksLike: 'home: error',
  },
  { ...home, kind: 'error', calls: all(failure), shows: 'Unable to Load Content' },
  {
    ...home,
    kind: 'error',
    detail: 'unreadable responses',
    calls: all(success({ message: 'What?' })),
    shows: 'Unable to Load Content',
  },
  { ...home, kind: 'long texts', calls: responses(long), shows: 'Beach bag 6 Handcrafted' },
  { ...home, kind: 'right-to-left', calls: responses(rightToLeft), shows: 'שלום Beach bag 6' },
  {
    ...home,
    kind: 'missing pictures',
    calls: responses(missing),
    shows: 'Beach bag 6',
    inView: 'Beach bag 1',
  },
  {
    ...home,
    kind: 'open',
    detail: 'category dropdown',
    calls: good,
    steps: [{ press: 'button', name: 'Categories', within: 'banner' }],
    shows: 'SUVs, pickups, vans',
    width: 'wide',
  },
  {
    ...home,
    kind: 'open',
    detail: 'mobile menu',
    calls: good,
    steps: [{ press: 'button', name: 'Menu', within: 'banner' }],
    shows: 'Vehicle types',
    width: 'phone',
  },
];
