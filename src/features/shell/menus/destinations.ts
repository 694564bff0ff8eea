import { paths } from '../../../shared/config/paths';
import { useMessages } from '../../../shared/i18n/useMessages';
import bike from '../../../shared/pictures/i-bike.webp';
import vehicles from '../../../shared/pictures/i-veh.webp';
import { useShop } from '../../../shared/shop/useShop';
import { tints } from '../../../shared/theme/tokens';
import { menusMessages } from './menusMessages';

/** An entry of the category menus. */
export interface Destination {
  /** Id of a platform, or one of our paths. */
  readonly id: string;
  readonly name: string;
  readonly line: string;
  /** A URL of another site, or one of our paths. */
  readonly href: string;
  readonly tile: string;
  readonly tint: string;
}

/** The platforms (links to their own sites) with the vehicle types, and separately the bikes. */
export function useDestinations() {
  const { platforms } = useShop();
  const texts = useMessages(menusMessages).destinations;
  const categories: readonly Destination[] = [
    ...platforms.map(({ id, name, line, url, tile, tint }) => ({
      id,
      name,
      line,
      href: url,
      tile,
      tint,
    })),
    {
      id: paths.vehicles,
      ...texts.vehicles,
      href: paths.vehicles,
      tile: vehicles,
      tint: tints.warm,
    },
  ];
  const bikes: Destination = {
    id: paths.bikes,
    ...texts.bikes,
    href: paths.bikes,
    tile: bike,
    tint: tints.fresh,
  };
  return { categories, bikes };
}
