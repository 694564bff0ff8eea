import { platformUrl } from '../../shared/config/site';
import type { VehicleType } from './vehicleTypeSchema';

/** How many vehicles a type has: its own count, else the sum of its subcategories. */
export function typeCount({ count, subcategories }: VehicleType): number {
  return count > 0 ? count : subcategories.reduce((sum, { count: items }) => sum + items, 0);
}

/** A type on the cars site; subcategories have no page of their own there. */
export function typeUrl({ slug }: VehicleType): string {
  return `${platformUrl('cars')}/${encodeURIComponent(slug)}`;
}
