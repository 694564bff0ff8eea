export const messages = {
  descriptions: {
    home: 'Cars, homes, stays, water sports and nail services from all over Aruba, with featured products and bikes for sale.',
    login: 'Log in to {site}.',
    signup: 'Sign up for {site}.',
    bikes: 'Scooters, cruisers and road bikes from sellers all over Aruba.',
    about: 'Who makes {site}, what for, and how to reach us.',
    vehicles: 'Cars, SUVs, pickups and more from all over Aruba, by type.',
  },
  comingSoon: '{title} at {site} is coming soon.',
  styleListedToday: {
    one: '{style}, {type}: {count} listed in Aruba today.',
    other: '{style}, {type}: {count} listed in Aruba today.',
  },
  typeListedToday: {
    one: '{type}: {count} listed in Aruba today. {styles}',
    other: '{type}: {count} listed in Aruba today. {styles}',
  },
  screenshotHome: 'Home: what is on offer today',
  screenshotBikes: 'Bikes for sale, with filters',
  serverBusy: 'Busy',
  serverFailed: 'Something went wrong',
} as const;
