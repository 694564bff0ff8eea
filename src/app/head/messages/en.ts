export const messages = {
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
