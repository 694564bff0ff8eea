import { platformPage } from '../../shared/shop/platformPage';
import type { Platform, Shop } from '../../shared/shop/shop';
import type { VehicleType } from './vehicleTypeSchema';

/** How many vehicles a type has: its own count, else the sum of its subcategories. */
export function typeCount({ count, subcategories }: VehicleType): number {
  return count > 0 ? count : subcategories.reduce((sum, { count: items }) => sum + items, 0);
}

/** The platform that has the vehicle types, if the shop has one. */
export function vehiclePlatform({ platforms }: Shop): Platform | undefined {
  return platforms.find(({ subcategories }) => subcategories === 'vehicle types');
}

/** A type on the platform's site; subcategories have no page of their own there. */
export function typeUrl(site: string, { slug }: VehicleType): string {
  return platformPage(site, slug);
}
