export const messages = {
  notices: 'Notices',
  youAreOffline: 'You are offline.',
  /** {age} is one of the texts below, such as `5 minutes ago`. */
  savedAgo: 'Saved {age}',
  tryAgain: 'Try Again',
  updateReady: 'A new version of the shop is ready.',
  /** A button that starts the new version. */
  update: 'Update',
  languageOffer: 'This page in English',
  languageFailed: '{language} could not be loaded.',
  close: 'Close',
  lessThanAMinuteAgo: 'less than a minute ago',
  minutesAgo: {
    one: '{count} minute ago',
    other: '{count} minutes ago',
  },
  hoursAgo: {
    one: '{count} hour ago',
    other: '{count} hours ago',
  },
  daysAgo: {
    one: '{count} day ago',
    other: '{count} days ago',
  },
} as const;
