import busScene from '../../shared/pictures/lead-bus.webp';
import motorbikeScene from '../../shared/pictures/lead-motorbike.webp';
import pickupScene from '../../shared/pictures/lead-pickup.webp';
import sedanScene from '../../shared/pictures/lead-sedan.webp';
import sportScene from '../../shared/pictures/lead-sport.webp';
import suvScene from '../../shared/pictures/lead-suv.webp';
import truckScene from '../../shared/pictures/lead-truck.webp';
import vanScene from '../../shared/pictures/lead-van.webp';
import car from '../../shared/pictures/v-car.webp';
import pickup from '../../shared/pictures/v-pick.webp';
import sport from '../../shared/pictures/v-sport.webp';
import suv from '../../shared/pictures/v-suv.webp';
import truck from '../../shared/pictures/v-truck.webp';
import van from '../../shared/pictures/v-van.webp';

/** Our drawings for types without a picture, by slug. */
const drawings = new Map([
  ['sedans', car],
  ['cars', car],
  ['pickups', pickup],
  ['sports-cars', sport],
  ['suvs', suv],
  ['trucks', truck],
  ['vans', van],
]);

/** Our evening scenes, with dark sky for a title, by slug. */
const scenes = new Map([
  ['sedans', sedanScene],
  ['cars', sedanScene],
  ['minibuses', busScene],
  ['motorbikes', motorbikeScene],
  ['pickups', pickupScene],
  ['sports-cars', sportScene],
  ['suvs', suvScene],
  ['trucks', truckScene],
  ['vans', vanScene],
]);

/** URL of our drawing of a type, if there is one. */
export function drawingOf(slug: string): string | undefined {
  return drawings.get(slug);
}

/** URL of our evening scene of a type, if there is one. */
export function sceneOf(slug: string): string | undefined {
  return scenes.get(slug);
}
