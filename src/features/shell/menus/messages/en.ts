export const messages = {
  closeMenu: 'Close menu',
  destinations: {
    vehicles: {
      name: 'Vehicle types',
      line: 'SUVs, pickups, vans',
    },
    bikes: {
      name: 'Bikes for Sale',
      line: 'Scooters, cruisers, road bikes',
    },
  },
} as const;
