import { paths } from '../../shared/config/paths';
import { type PlatformId, platforms } from '../../shared/config/site';
import bike from '../../shared/pictures/i-bike.webp';
import cars from '../../shared/pictures/i-cars.webp';
import homes from '../../shared/pictures/i-homes.webp';
import nails from '../../shared/pictures/i-nails.webp';
import stays from '../../shared/pictures/i-stays.webp';
import vehicles from '../../shared/pictures/i-veh.webp';
import water from '../../shared/pictures/i-water.webp';
import { platformTints } from '../../shared/theme/tokens';

/** A line of the category menus. */
export interface Destination {
  readonly name: string;
  readonly line: string;
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
  ...platforms.map(({ id, name, line, url }) => ({
    name,
    line,
    href: url,
    isExternal: true,
    tile: tiles[id],
    tint: platformTints[id],
  })),
  {
    name: 'Vehicle types',
    line: 'SUVs, pickups, vans',
    href: paths.vehicles,
    isExternal: false,
    tile: vehicles,
    tint: platformTints.stays,
  },
];

export const bikesDestination: Destination = {
  name: 'Bikes for Sale',
  line: 'Scooters, cruisers, road bikes',
  href: paths.bikes,
  isExternal: false,
  tile: bike,
  tint: platformTints['real-estate'],
};
