export const messages = {
  styleListedToday: '{style}, {type}: {count} listed in {place} today.',
  typeListedToday: '{type}: {count} listed in {place} today. {styles}',
  /** Describes a picture of the shop where it is installed as an app. */
  screenshotHome: 'Home: what is on offer today',
  screenshotBikes: 'Bikes for sale, with filters',
  /** The whole of an error page. */
  serverBusy: 'Busy',
  serverFailed: 'Something went wrong',
  /** The bar of an editor's preview. */
  preview: 'Preview',
  leavePreview: 'Leave the preview',
} as const;
