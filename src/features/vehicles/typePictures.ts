import car from '../../shared/pictures/v-car.webp';
import pickup from '../../shared/pictures/v-pick.webp';
import sport from '../../shared/pictures/v-sport.webp';
import suv from '../../shared/pictures/v-suv.webp';
import truck from '../../shared/pictures/v-truck.webp';
import van from '../../shared/pictures/v-van.webp';

/** Our own drawings for types that come without a picture, by slug. */
const drawings = new Map([
  ['sedans', car],
  ['cars', car],
  ['pickups', pickup],
  ['sports-cars', sport],
  ['suvs', suv],
  ['trucks', truck],
  ['vans', van],
]);

/** URL of our drawing of a type, if there is one. */
export function drawingOf(slug: string): string | undefined {
  return drawings.get(slug);
}
