import { paths, searchPath } from '../../shared/config/paths';
import type { ScreenState } from './screenState';
import { responses, plain } from './stateResponses';

const calls = responses(plain);

const comingSoon = (
  screen: keyof typeof paths,
  name: string,
  address: string = paths[screen],
): ScreenState => ({
  screen,
  kind: 'loaded',
  address,
  calls,
  shows: `${name} - Coming Soon`,
});

export const otherStates: readonly ScreenState[] = [
  { screen: 'about', kind: 'loaded', address: paths.about, calls, shows: 'Mission' },
  comingSoon('search', 'Search', searchPath('scooter')),
  {
    ...comingSoon('search', 'Search', searchPath('endless'.repeat(60))),
    kind: 'long texts',
    shows: 'endlessendless',
  },
  {
    ...comingSoon('search', 'Search', searchPath('دراجة 🛵 אופניים <b>')),
    kind: 'right-to-left',
    shows: 'אופניים <b>',
  },
  comingSoon('wishlist', 'Wishlist'),
  comingSoon('cart', 'Cart'),
  comingSoon('category', 'Category', `${paths.category}/water-sports`),
  comingSoon('deals', 'Deals'),
  comingSoon('newArrivals', 'New Arrivals'),
  comingSoon('bestSellers', 'Best Sellers'),
  comingSoon('support', 'Support'),
  {
    screen: null,
    kind: 'not found',
    address: '/no/such/page',
    calls,
    shows: 'Unexpected Application Error!',
  },
];
