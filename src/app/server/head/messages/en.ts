export const messages = {
  styleListedToday: {
    one: '{style}, {type}: {count} listed in {place} today.',
    other: '{style}, {type}: {count} listed in {place} today.',
  },
  typeListedToday: {
    one: '{type}: {count} listed in {place} today. {styles}',
    other: '{type}: {count} listed in {place} today. {styles}',
  },
  /** Describes a picture of the shop where it is installed as an app. */
  screenshotHome: 'Home: what is on offer today',
  screenshotBikes: 'Bikes for sale, with filters',
  /** The whole of an error page. */
  serverBusy: 'Busy',
  serverFailed: 'Something went wrong',
} as const;
