export const messages = {
  title: 'Report a problem',
  intro:
    'This makes a file with the last screens that you saw, so that we can find the fault. Nothing is sent: you save the file, and you decide who gets it.',
  insideHeading: 'In the file',
  /** A list under the heading `In the file`. */
  inside: {
    screens: 'Which screens you saw and what you pressed',
    numbers: 'The prices and years that you typed into filters',
    contents: 'What the shop showed: products, prices, pictures',
    surroundings: 'The size of the window, the language, the version of the shop',
    problems: 'Faults of the shop: {count}',
  },
  outsideHeading: 'Not in the file',
  /** A list under the heading `Not in the file`. */
  outside: {
    typed:
      'What else you typed: in its place, “xxx”, “xxy” or “01” tell only its shape, and whether it was the same again',
    person: 'Who you are, and which device or browser you use',
    /** The first half is not in the file, the second half is. */
    times: 'The date and the time of day: only how long each step took is kept',
  },
  showFile: 'Show the file',
  /** Names the part that shows the file. */
  fileLabel: 'The file',
  cutSteps: 'Only the latest steps are in the file.',
  cutLists: 'Long lists are in the file as far as they were shown.',
  wordsLabel: 'What went wrong?',
  wordsHint:
    'This goes into the file as you write it, marked as yours. Please leave out names, addresses and other personal data. At most 500 characters.',
  save: 'Save the file',
  saved: 'Saved as {name}. If you want us to look into it, send it to {email}.',
  notSaved: 'The file could not be saved. Tell us in your own words at {email}, please.',
  notMade: 'The file could not be made. Tell us in your own words at {email}, please.',
  close: 'Close',
} as const;
