export const messages = {
  descriptions: {
    login: 'Log in to {site}.',
    signup: 'Sign up for {site}.',
    bikes: 'Scooters, cruisers and road bikes from sellers all over {place}.',
    about: 'Who makes {site}, what for, and how to reach us.',
    vehicles: 'Cars, SUVs, pickups and more from all over {place}, by type.',
  },
  comingSoon: 'Coming soon at {site}: {title}.',
  styleListedToday: {
    one: '{style}, {type}: {count} listed in {place} today.',
    other: '{style}, {type}: {count} listed in {place} today.',
  },
  typeListedToday: {
    one: '{type}: {count} listed in {place} today. {styles}',
    other: '{type}: {count} listed in {place} today. {styles}',
  },
  screenshotHome: 'Home: what is on offer today',
  screenshotBikes: 'Bikes for sale, with filters',
  serverBusy: 'Busy',
  serverFailed: 'Something went wrong',
} as const;
