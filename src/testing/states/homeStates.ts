import type { ScreenState } from './screenState';
import {
  all,
  answer,
  answered,
  failure,
  long,
  missing,
  offline,
  pending,
  plain,
  rightToLeft,
} from './stateResponses';

const home = { screen: 'home', address: '/' } as const;
const good = answered(plain);
const nothing = { ...all(answer({ data: [] })) };

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
    calls: { ...good, products: answer({ data: [] }) },
    shows: 'No Featured Products Available',
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
  { ...home, kind: 'offline', calls: all(offline), shows: 'Unable to Load Content' },
  { ...home, kind: 'error', calls: all(failure), shows: 'Unable to Load Content' },
  {
    ...home,
    kind: 'error',
    detail: 'unreadable answers',
    calls: all(answer({ message: 'What?' })),
    shows: 'Unable to Load Content',
  },
  { ...home, kind: 'long texts', calls: answered(long), shows: 'Beach bag 6' },
  { ...home, kind: 'right-to-left', calls: answered(rightToLeft), shows: 'Beach bag 6' },
  { ...home, kind: 'missing pictures', calls: answered(missing), shows: 'Beach bag 6' },
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
