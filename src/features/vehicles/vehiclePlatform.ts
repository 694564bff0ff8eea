import { platformPage } from '../../shared/shop/platformPage';
import type { Platform, Shop } from '../../shared/shop/shop';
import type { VehicleType } from './vehicleTypeSchema';

/** The platform that has the vehicle types, if the shop has one. */
export function vehiclePlatform({ platforms }: Shop): Platform | undefined {
  return platforms.find(({ subcategories }) => subcategories === 'vehicle types');
}

/** A type on the platform's site; subcategories have no page of their own there. */
export function typeUrl(site: string, { slug }: VehicleType): string {
  return platformPage(site, slug);
}
