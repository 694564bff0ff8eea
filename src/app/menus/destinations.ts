import { paths } from '../../shared/config/paths';
import { type PlatformId, platforms } from '../../shared/config/site';
import { siteMessages } from '../../shared/config/siteMessages';
import { useMessages } from '../../shared/language/useMessages';
import bike from '../../shared/pictures/i-bike.webp';
import cars from '../../shared/pictures/i-cars.webp';
import homes from '../../shared/pictures/i-homes.webp';
import nails from '../../shared/pictures/i-nails.webp';
import stays from '../../shared/pictures/i-stays.webp';
import vehicles from '../../shared/pictures/i-veh.webp';
import water from '../../shared/pictures/i-water.webp';
import { tints } from '../../shared/theme/tokens';
import { menusMessages } from './menusMessages';

/** A line of the category menus. */
export interface Destination {
  readonly id: PlatformId | 'vehicles' | 'bikes';
  /** An address of another site, or a path of ours. */
  readonly href: string;
  readonly isExternal: boolean;
  readonly tile: string;
  readonly tint: string;
}

const tiles: Record<PlatformId, string> = {
  cars,
  'real-estate': homes,
  stays,
  'water-sports': water,
  'nail-services': nails,
};

/** The five platforms, which open their own site, and the vehicle types. */
export const categoryDestinations: readonly Destination[] = [
  ...platforms.map(({ id, url }) => ({
    id,
    href: url,
    isExternal: true,
    tile: tiles[id],
    tint: platformTints[id],
  })),
  {
    id: 'vehicles',
    href: paths.vehicles,
    isExternal: false,
    tile: vehicles,
    tint: tints.warm,
  },
];

export const bikesDestination: Destination = {
  id: 'bikes',
  href: paths.bikes,
  isExternal: false,
  tile: bike,
  tint: tints.fresh,
};

/** Name and line of each destination. */
export function useDestinationTexts() {
  const { platforms: platformTexts } = useMessages(siteMessages);
  const { destinations } = useMessages(menusMessages);
  return { ...platformTexts, ...destinations };
}
