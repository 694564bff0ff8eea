/** One offer of a bike: title, description, price in AWG, year, area, sale or auction. */
export type Offer = readonly [
  title: string,
  description: string,
  price: number,
  year: number,
  area: Area,
  type: 'sale' | 'auction',
];

/** Areas of the bike filter (spec §9). */
export type Area = 'Oranjestad' | 'San Nicolas' | 'Paradera' | 'Santa Cruz';

export interface BikeSeed {
  /** Name of its pictures without view. */
  picture: string;
  /** One of the brands of the filter (spec §9); bicycles have none of them. */
  brand?: string;
  /** The second shows the same model from its other side. */
  offers: readonly [Offer, Offer];
}

/** The 24 pictured bikes, each offered twice. */
export const bikeSeeds: readonly BikeSeed[] = [
  {
    picture: 'scooter-red',
    brand: 'Honda',
    offers: [
      [
        'Classic Scooter 125',
        'Automatic, one owner, serviced every spring. There is storage under the seat for a helmet.',
        4500,
        2021,
        'Oranjestad',
        'sale',
      ],
      [
        'Classic Scooter 125, red',
        'Rides well, with a few scratches on the left side. The battery was replaced this year.',
        3650,
        2018,
        'Santa Cruz',
        'sale',
      ],
    ],
  },
  {
    picture: 'moto-blue',
    brand: 'KTM',
    offers: [
      [
        'Street 390',
        'Light, quick and always garaged. Chain and tyres are from this year.',
        8900,
        2022,
        'Paradera',
        'sale',
      ],
      [
        'Street 390, low mileage',
        'Only 6,400 km, ridden on weekends. The first service book and both keys are there.',
        9750,
        2023,
        'Oranjestad',
        'auction',
      ],
    ],
  },
  {
    picture: 'bicycle-green-basket',
    offers: [
      [
        'Beach Cruiser with basket',
        'Wide saddle, wide tyres and a basket for the towel. Ready for the boulevard.',
        650,
        2022,
        'Oranjestad',
        'sale',
      ],
      [
        'Beach Cruiser, green',
        'Some rust on the chain guard, everything else is fine. New inner tubes front and back.',
        480,
        2019,
        'San Nicolas',
        'sale',
      ],
    ],
  },
  {
    picture: 'moto-red',
    brand: 'Yamaha',
    offers: [
      [
        'Sport 600',
        'Fast and clean, with the original exhaust. Tyres have half of their life left.',
        13900,
        2020,
        'Oranjestad',
        'auction',
      ],
      [
        'Sport 600, track ready',
        'Braided brake lines and new pads, used on two track days. A small dent in the tank.',
        11900,
        2017,
        'San Nicolas',
        'auction',
      ],
    ],
  },
  {
    picture: 'scooter-mint',
    brand: 'Yamaha',
    offers: [
      [
        'Retro Scooter 125',
        'Round lamps, chrome mirrors and an engine that starts at once. Easy to park in Oranjestad.',
        5200,
        2022,
        'Oranjestad',
        'sale',
      ],
      [
        'Retro Scooter 125, mint',
        'Kept under a roof and washed weekly. The front tyre should be changed soon.',
        4300,
        2020,
        'Paradera',
        'sale',
      ],
    ],
  },
  {
    picture: 'scooter-orange',
    brand: 'Suzuki',
    offers: [
      [
        'Sunny Scooter 50',
        'A first scooter for short ways to school or work. Uses very little fuel.',
        2850,
        2021,
        'Santa Cruz',
        'auction',
      ],
      [
        'Sunny Scooter 50, orange',
        'Runs without a problem and has new mirrors. The seat has a small tear.',
        2100,
        2017,
        'San Nicolas',
        'sale',
      ],
    ],
  },
  {
    picture: 'moto-green',
    brand: 'Suzuki',
    offers: [
      [
        'Trade Wind 400',
        'A friendly sport bike with an upright seat. Serviced in October, papers complete.',
        8400,
        2019,
        'Paradera',
        'sale',
      ],
      [
        'Trade Wind 400, palm green',
        'Second owner, 18,000 km, never dropped. Comes with a fitted cover.',
        7600,
        2016,
        'Santa Cruz',
        'auction',
      ],
    ],
  },
  {
    picture: 'ebike-blue',
    offers: [
      [
        'E-bike Coaster 500 Wh',
        'Good for 60 km on one charge, two chargers included. Flat out to Eagle Beach and back.',
        2900,
        2023,
        'Oranjestad',
        'sale',
      ],
      [
        'E-bike Coaster, blue',
        'The battery still holds nine tenths of its charge. New brake pads last month.',
        2350,
        2021,
        'Paradera',
        'sale',
      ],
    ],
  },
  {
    picture: 'scooter-blue',
    brand: 'Honda',
    offers: [
      [
        'City Scooter 150',
        'Strong enough for two on the way to San Nicolas. One owner with all invoices.',
        5900,
        2022,
        'San Nicolas',
        'auction',
      ],
      [
        'City Scooter 150, blue',
        'Daily ride of a nurse, always on time for service. A phone holder stays on it.',
        4950,
        2019,
        'Oranjestad',
        'sale',
      ],
    ],
  },
  {
    picture: 'moto-black',
    brand: 'Royal Enfield',
    offers: [
      [
        'Night Rider 750',
        'Low seat, wide bars and a deep sound. Two careful owners and a full service book.',
        14300,
        2021,
        'Santa Cruz',
        'sale',
      ],
      [
        'Night Rider 750, black',
        'New battery and a gel seat for long evenings. The chrome shows its years by the sea.',
        12400,
        2018,
        'Oranjestad',
        'auction',
      ],
    ],
  },
  {
    picture: 'kick-blue',
    offers: [
      [
        'Electric Kick Scooter 350 W',
        'Folds in three seconds and charges overnight. The display has one scratch.',
        690,
        2023,
        'Oranjestad',
        'sale',
      ],
      [
        'Electric Kick Scooter, blue',
        'Used for one holiday season. Charger and lock are included.',
        590,
        2022,
        'San Nicolas',
        'sale',
      ],
    ],
  },
  {
    picture: 'scooter-white',
    brand: 'Yamaha',
    offers: [
      [
        'Pearl Scooter 125',
        'Stored indoors and ridden on Sundays. The paint is without a flaw.',
        4100,
        2020,
        'Paradera',
        'sale',
      ],
      [
        'Pearl Scooter 125, white',
        'Fresh oil and a new belt at 12,000 km. Second key is missing.',
        3500,
        2018,
        'Oranjestad',
        'auction',
      ],
    ],
  },
  {
    picture: 'moto-blue-tourer',
    brand: 'BMW',
    offers: [
      [
        'Island Tourer 850 with top case',
        'Heated grips, high screen and room for two helmets. Made for the dirt roads of Arikok.',
        19800,
        2021,
        'Paradera',
        'sale',
      ],
      [
        'Island Tourer 850',
        'Crash bars and fog lamps, serviced by the dealer. The top case has light marks.',
        17500,
        2019,
        'Santa Cruz',
        'auction',
      ],
    ],
  },
  {
    picture: 'bicycle-red',
    offers: [
      [
        'City Bicycle 7-speed',
        'Upright ride with a soft saddle. Ready for the linear park.',
        720,
        2022,
        'Oranjestad',
        'sale',
      ],
      [
        'City Bicycle, red',
        'Gears freshly set and new brake cables. The bell is loud.',
        540,
        2020,
        'Santa Cruz',
        'sale',
      ],
    ],
  },
  {
    picture: 'scooter-green',
    brand: 'Suzuki',
    offers: [
      [
        'Cactus Scooter 50',
        'Small scratches, strong engine, new battery. Cheap to run and easy to park.',
        2650,
        2019,
        'Paradera',
        'sale',
      ],
      [
        'Cactus Scooter 50, green',
        'Stood for a year and was made ready again. Tyres and fluids are new.',
        2250,
        2016,
        'San Nicolas',
        'auction',
      ],
    ],
  },
  {
    picture: 'moto-white',
    brand: 'BMW',
    offers: [
      [
        'Coast Tourer 1000',
        'Quiet, comfortable and fit for a passenger all day. Both side cases are included.',
        23500,
        2022,
        'Oranjestad',
        'auction',
      ],
      [
        'Coast Tourer 1000, white',
        'Driven 31,000 km, every service at the dealer. New front tyre in September.',
        19900,
        2018,
        'Santa Cruz',
        'sale',
      ],
    ],
  },
  {
    picture: 'ebike-black',
    offers: [
      [
        'E-bike Commuter 625 Wh',
        'Mudguards, lights and a rack for the daily way to work. Battery and motor have a year of warranty left.',
        3600,
        2024,
        'Paradera',
        'sale',
      ],
      [
        'E-bike Commuter, black',
        'Reliable, with 4,100 km on the display. The saddle is new.',
        2950,
        2022,
        'Oranjestad',
        'auction',
      ],
    ],
  },
  {
    picture: 'bicycle-red-basket',
    offers: [
      [
        'Market Bicycle with basket',
        'Carries the shopping without complaint. Basket and stand are new.',
        690,
        2021,
        'San Nicolas',
        'sale',
      ],
      [
        'Market Bicycle, red',
        'An honest used bicycle with a few marks. The tyres are as good as new.',
        450,
        2017,
        'Paradera',
        'sale',
      ],
    ],
  },
  {
    picture: 'scooter-black-box',
    brand: 'Honda',
    offers: [
      [
        'Delivery Scooter 125 with top box',
        'The box takes four pizzas and locks. Engine overhauled at 30,000 km.',
        3900,
        2019,
        'Oranjestad',
        'sale',
      ],
      [
        'Delivery Scooter 125',
        'Two years of deliveries, well looked after. Box lid shows wear.',
        3100,
        2018,
        'San Nicolas',
        'auction',
      ],
    ],
  },
  {
    picture: 'moto-orange',
    brand: 'KTM',
    offers: [
      [
        'Town Roadster 390',
        'Turns on a coin and drinks little. One owner, stored under a roof.',
        9300,
        2022,
        'San Nicolas',
        'sale',
      ],
      [
        'Town Roadster 390, orange',
        'New clutch and fresh oil. The right indicator was replaced after a fall at standstill.',
        7800,
        2019,
        'Paradera',
        'auction',
      ],
    ],
  },
  {
    picture: 'kick-black',
    offers: [
      [
        'Electric Kick Scooter 500 W',
        'Climbs the hill in Paradera without a push. Lights front and back.',
        890,
        2024,
        'Paradera',
        'sale',
      ],
      [
        'Electric Kick Scooter, black',
        'The range is about 25 km. A spare tyre comes with it.',
        740,
        2023,
        'Santa Cruz',
        'sale',
      ],
    ],
  },
  {
    picture: 'bicycle-orange',
    offers: [
      [
        'Tour Bicycle 21-speed',
        'For long rides along the north coast. Bottle cage, pump and rack included.',
        1250,
        2023,
        'Santa Cruz',
        'sale',
      ],
      [
        'Tour Bicycle, orange',
        'Frame in very good order, gears run smoothly. The handlebar tape is new.',
        980,
        2020,
        'Oranjestad',
        'auction',
      ],
    ],
  },
  {
    picture: 'kick-green',
    offers: [
      [
        'Folding Kick Scooter',
        'No battery and no charging, light enough for the bus. Wheels run quietly.',
        220,
        2023,
        'San Nicolas',
        'sale',
      ],
      [
        'Folding Kick Scooter, green',
        'Height of the bar can be set in five steps. A little sun-bleached.',
        160,
        2021,
        'Santa Cruz',
        'sale',
      ],
    ],
  },
  {
    picture: 'kick-orange',
    offers: [
      [
        'Kids Kick Scooter',
        'For children from five years, with a broad deck. Outgrown, not worn out.',
        120,
        2023,
        'Oranjestad',
        'sale',
      ],
      [
        'Kids Kick Scooter, orange',
        'Has seen a playground or two. Brake and bearings were checked.',
        85,
        2021,
        'Paradera',
        'auction',
      ],
    ],
  },
];
