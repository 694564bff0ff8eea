import { type Area, type BikeSeed, bikeSeeds } from './bikeRows';

/** A bike that is like one of the pictured ones. */
export interface MoreBike {
  seed: BikeSeed;
  /** Index of the view that is shown first. */
  view: number;
  title: string;
  description: string;
  price: number;
  year: number;
  area: Area;
  type: 'sale' | 'auction';
}

type Kind = 'motor' | 'scooter' | 'electric' | 'bicycle' | 'kick';

const KINDS: readonly (readonly [start: string, Kind])[] = [
  ['moto-', 'motor'],
  ['scooter-', 'scooter'],
  ['ebike-', 'electric'],
  ['kick-blue', 'electric'],
  ['kick-black', 'electric'],
  ['kick-', 'kick'],
  ['bicycle-', 'bicycle'],
];

/**
 * How many bikes of each model there are: in sum what the shop file says of its subcategories, 84
 * sports bikes, 126 scooters, 62 cruisers and 48 electric bikes.
 */
const OFFERS: Readonly<Record<Kind, number>> = {
  motor: 14,
  scooter: 14,
  kick: 14,
  bicycle: 12,
  electric: 12,
};
const CRUISERS: Readonly<Record<string, number>> = { 'moto-black': 13, 'bicycle-red': 13 };

const AREAS: readonly Area[] = ['Oranjestad', 'San Nicolas', 'Paradera', 'Santa Cruz'];
const FIRST_YEAR = 2014;
const LAST_YEAR = 2025;
/** Share of its price that a bike keeps from one year to the next. */
const KEPT_A_YEAR = 0.93;
const AUCTION_EVERY = 4;

const MERITS: Readonly<Record<Kind, readonly string[]>> = {
  motor: [
    'one owner',
    'well kept',
    'new tyres',
    'freshly serviced',
    'with cover',
    'garage kept',
    'new battery',
    'second owner',
    'with luggage rack',
    'ridden on weekends',
    'full service book',
    'ready to ride',
  ],
  scooter: [
    'one owner',
    'with helmet',
    'new tyres',
    'freshly serviced',
    'with top box',
    'kept under a roof',
    'new battery',
    'second owner',
    'with phone holder',
    'well kept',
    'new belt',
    'ready to ride',
  ],
  electric: [
    'new battery',
    'one owner',
    'with second charger',
    'hardly used',
    'new tyres',
    'with lock',
    'checked in October',
    'with phone holder',
    'from a rental',
    'with warranty',
  ],
  bicycle: [
    'new tyres',
    'one owner',
    'with lock',
    'kept indoors',
    'new saddle',
    'with lights',
    'freshly set up',
    'hardly used',
    'from a rental',
    'with child seat',
    'new brakes',
  ],
  kick: [
    'new wheels',
    'hardly used',
    'with bag',
    'one owner',
    'with lock',
    'good as new',
    'checked brake',
    'with lights',
    'outgrown',
    'from a rental',
    'new grips',
    'with stand',
  ],
};

const REMARKS: Readonly<Record<Kind, readonly string[]>> = {
  motor: [
    'Chain and sprockets were replaced last year.',
    'Starts at the first press, and the papers are complete.',
    'A few marks from parking, nothing that matters on the road.',
    'Both keys and all invoices are there.',
    'New brake pads, fresh oil and a clean air filter.',
  ],
  scooter: [
    'There is room for a helmet under the seat.',
    'Starts at the first press, and the papers are complete.',
    'A small scratch on the side, and no other.',
    'Uses little fuel and parks anywhere.',
    'The brakes were done in September.',
  ],
  electric: [
    'The battery still holds nine tenths of its charge.',
    'Charger and papers are included.',
    'The display has a scratch, and all else is fine.',
    'Used for the way to work, and never in the rain.',
  ],
  bicycle: [
    'A little rust on the bell, and none on the frame.',
    'The brake cables are new.',
    'Rides upright and light, on sand roads too.',
    'The chain was cleaned and oiled.',
  ],
  kick: [
    'The wheels run quietly.',
    'The bar can be set in five steps.',
    'Light enough to carry into the bus.',
  ],
};

function kindOf({ picture }: BikeSeed): Kind {
  const kind = KINDS.find(([start]) => picture.startsWith(start))?.[1];
  if (kind === undefined) throw new Error(`No kind of bike begins like ${picture}`);
  return kind;
}

const isMotor = (kind: Kind) => kind === 'motor' || kind === 'scooter';

/** As sellers round: 12,350, 640, 85. */
function rounded(price: number): number {
  const step = price >= 1_000 ? 50 : price >= 300 ? 10 : 5;
  return Math.round(price / step) * step;
}

/** The name of a model, without what only one offer of it has. */
const modelOf = (title: string) => title.replace(/ with .*$/, '');

/**
 * The offers of each model beyond the first two, in turn.
 * @param mixed a well mixed whole number below 2^32 for each whole number
 */
export function moreBikes(mixed: (value: number) => number): MoreBike[] {
  const bikes: MoreBike[] = [];
  for (let round = 0; round < Math.max(...Object.values(OFFERS)) - 2; round++) {
    for (const [index, seed] of bikeSeeds.entries()) {
      const kind = kindOf(seed);
      const offers = CRUISERS[seed.picture] ?? OFFERS[kind];
      const merit = MERITS[kind][round];
      if (round >= offers - 2 || merit === undefined) continue;
      const number = mixed(1_000 + bikes.length);
      const pick = <One>(of: readonly One[], shift: number) =>
        of[(number >>> shift) % of.length] as One;
      const [[title, , newPrice, priceYear]] = seed.offers;
      const year = FIRST_YEAR + (number % (LAST_YEAR - FIRST_YEAR + 1));
      const haggled = 0.92 + ((number >>> 4) % 17) * 0.01;
      const area = pick(AREAS, 9);
      const km = (LAST_YEAR + 1 - year) * (1_200 + ((number >>> 14) % 24) * 100);
      bikes.push({
        seed,
        view: (round + index) % 3,
        title: `${modelOf(title)}, ${merit}`,
        description: `${
          isMotor(kind)
            ? `From ${String(year)}, with ${km.toLocaleString('en')} km on the clock`
            : `From ${String(year)}, used around ${area}`
        }. ${pick(REMARKS[kind], 20)}`,
        price: rounded(newPrice * KEPT_A_YEAR ** (priceYear - year) * haggled),
        year,
        area,
        type: (number >>> 12) % AUCTION_EVERY === 0 ? 'auction' : 'sale',
      });
    }
  }
  return bikes;
}
