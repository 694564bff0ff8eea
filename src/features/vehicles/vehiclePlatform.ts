import { platformPage } from '../../shared/shop/platformPage';
import type { Platform, Shop } from '../../shared/shop/shop';
import type { VehicleType } from './vehicleTypeSchema';

/** The shop's platform with the vehicle types, if any. */
export function vehiclePlatform({ platforms }: Shop): Platform | undefined {
  return platforms.find(({ subcategories }) => subcategories === 'vehicle types');
}

/** The page of a type on the platform's site, where subcategories have none. */
export function typeUrl(site: string, { slug }: VehicleType): string {
  return platformPage(site, slug);
}
