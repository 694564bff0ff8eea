export const messages = {
  tagline: 'Everything sweet on the island, in one place.',
  platforms: {
    cars: {
      name: 'Cars',
      line: 'New and used',
    },
    'real-estate': {
      name: 'Real Estate',
      line: 'Homes, flats and land',
    },
    stays: {
      name: 'Stays',
      line: 'Hotels to guest houses',
    },
    'water-sports': {
      name: 'Water Sports',
      line: 'Boards, boats and dives',
    },
    'nail-services': {
      name: 'Nail Services',
      line: 'Manicure to nail art',
    },
  },
} as const;
