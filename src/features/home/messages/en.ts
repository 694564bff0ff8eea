export const messages = {
  unableToLoad: 'Unable to Load Content',
  tryAgain: 'Try Again',
  retrying: 'Retrying...',
  refreshPage: 'Refresh Page',
  someContentMissing: "Some content couldn't be loaded.",
} as const;
