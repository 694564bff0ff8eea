import type { Area } from './bikeRows';

export interface OtherSeed {
  category: 'car' | 'house' | 'apartment' | 'stay' | 'boat';
  picture: string;
  title: string;
  price: number;
  area: Area;
  type: 'sale' | 'auction';
}

const of =
  (category: OtherSeed['category'], picture: string) =>
  (title: string, price: number, area: Area, type: 'sale' | 'auction' = 'sale'): OtherSeed => ({
    category,
    picture,
    title,
    price,
    area,
    type,
  });

const sedan = of('car', 'vehicles/sedan.webp');
const suv = of('car', 'vehicles/suv.webp');
const pickup = of('car', 'vehicles/pickup.webp');
const van = of('car', 'vehicles/van.webp');
const house = of('house', 'banners/hero-real-estate-wide.webp');
const apartment = of('apartment', 'banners/hero-real-estate-wide.webp');
const stay = of('stay', 'banners/hero-stays-wide.webp');
const boat = of('boat', 'banners/hero-water-sports-wide.webp');

/** The 42 listings of other categories, which a client that shows bikes has to leave out. */
export const otherSeeds: readonly OtherSeed[] = [
  sedan('Sedan 1.6, automatic', 21500, 'Oranjestad'),
  sedan('Sedan 1.4, manual', 15900, 'Santa Cruz'),
  sedan('Executive sedan 2.0', 38500, 'Paradera'),
  sedan('Compact sedan, first owner', 18700, 'San Nicolas', 'auction'),
  sedan('Hybrid sedan', 42900, 'Oranjestad'),
  suv('Compact SUV', 32500, 'Oranjestad'),
  suv('SUV with four-wheel drive', 45900, 'Paradera'),
  suv('Off-road SUV', 39800, 'Santa Cruz', 'auction'),
  suv('Seven-seat SUV', 51500, 'San Nicolas'),
  suv('Electric SUV', 68900, 'Oranjestad'),
  pickup('Pickup, double cab', 36900, 'Santa Cruz'),
  pickup('Pickup, single cab', 24900, 'San Nicolas'),
  pickup('Pickup for the farm', 17500, 'Paradera', 'auction'),
  van('Family van', 29900, 'Oranjestad'),
  van('Cargo van', 26500, 'San Nicolas'),
  van('Camper van', 54900, 'Santa Cruz'),
  house('House with garden, three bedrooms', 485000, 'Paradera'),
  house('House near the lighthouse', 720000, 'Oranjestad'),
  house('Cunucu house to restore', 265000, 'Santa Cruz', 'auction'),
  house('Family house with pool', 640000, 'Paradera'),
  house('House in Seroe Preto', 315000, 'San Nicolas'),
  house('Corner house with workshop', 398000, 'Santa Cruz'),
  house('New house, two bathrooms', 455000, 'Paradera'),
  house('House with guest studio', 529000, 'Oranjestad'),
  house('Bungalow with terrace', 349000, 'San Nicolas'),
  house('House on a hill', 588000, 'Santa Cruz'),
  house('Townhouse by the harbour', 610000, 'Oranjestad'),
  house('Starter home', 239000, 'San Nicolas', 'auction'),
  apartment('Apartment with sea view', 410000, 'Oranjestad'),
  apartment('One-bedroom apartment', 245000, 'Oranjestad'),
  apartment('Apartment near the hospital', 298000, 'Oranjestad'),
  apartment('Ground-floor apartment', 265000, 'San Nicolas'),
  apartment('Penthouse with roof deck', 690000, 'Oranjestad'),
  apartment('Studio near the school', 189000, 'Santa Cruz'),
  stay('Beach hut for two, per week', 1450, 'Oranjestad'),
  stay('Guest house room, per week', 890, 'Paradera'),
  stay('Holiday home for six, per week', 2650, 'Santa Cruz'),
  boat('Speedboat 5.2 m', 38900, 'San Nicolas'),
  boat('Fishing boat with trailer', 27500, 'San Nicolas', 'auction'),
  boat('Small sailing boat', 12900, 'Oranjestad'),
  boat('Day cruiser', 64500, 'Oranjestad'),
  boat('Kayak for two', 1350, 'Santa Cruz'),
];

/** What their descriptions say. */
export const OTHER_DESCRIPTIONS: Readonly<Record<OtherSeed['category'], string>> = {
  car: 'Inspected this year and ready to drive. Papers and both keys are there.',
  house: 'Viewing on weekdays after five and on Saturdays. Title and drawings are available.',
  apartment: 'Quiet building with parking. Service costs are listed in the papers.',
  stay: 'Linen and towels are included. Water and electricity are in the price.',
  boat: 'Kept on land and checked before the season. A trial run is welcome.',
};
