export const messages = {
  reportProblem: 'Report a problem',
  dialogMissing: 'The report could not be opened. Check your connection and try again.',
} as const;
