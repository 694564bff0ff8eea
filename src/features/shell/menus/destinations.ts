import { paths } from '../../../shared/config/paths';
import { useMessages } from '../../../shared/i18n/useMessages';
import bike from '../../../shared/pictures/i-bike.webp';
import vehicles from '../../../shared/pictures/i-veh.webp';
import { useShop } from '../../../shared/shop/useShop';
import { tints } from '../../../shared/theme/tokens';
import { menusMessages } from './menusMessages';

/** A line of the category menus. */
export interface Destination {
  /** Of a platform, or a path of ours. */
  readonly id: string;
  readonly name: string;
  readonly line: string;
  /** An address of another site, or a path of ours. */
  readonly href: string;
  readonly isExternal: boolean;
  readonly tile: string;
  readonly tint: string;
}

/** The platforms, which open their own sites, and the vehicle types; apart from them the bikes. */
export function useDestinations() {
  const { platforms } = useShop();
  const texts = useMessages(menusMessages).destinations;
  const categories: readonly Destination[] = [
    ...platforms.map(({ id, name, line, url, tile, tint }) => ({
      id,
      name,
      line,
      href: url,
      isExternal: true,
      tile,
      tint,
    })),
    {
      id: paths.vehicles,
      ...texts.vehicles,
      href: paths.vehicles,
      isExternal: false,
      tile: vehicles,
      tint: tints.warm,
    },
  ];
  const bikes: Destination = {
    id: paths.bikes,
    ...texts.bikes,
    href: paths.bikes,
    isExternal: false,
    tile: bike,
    tint: tints.fresh,
  };
  return { categories, bikes };
}
