export const messages = {
  title: 'About Us',
  description: 'Who makes {site}, what for, and how to reach us.',
  /** Names a list of figures, such as `50K+ active users`. */
  inFigures: 'In figures',
  whatWeStandFor: 'What we stand for',
  aims: {
    mission: 'Mission',
    /** What the shop believes in. */
    values: 'Values',
    vision: 'Vision',
  },
  explorePlatform: 'Explore Platform',
  theTeam: 'The team',
  whoDoesWhat: 'Who does what at {site}',
  sayHello: 'Come and say hello',
  callWriteWalkIn: 'Call, write, or walk in.',
  callUs: 'Call us',
  openMap: 'Open the map',
  writeToUs: 'Write to us',
} as const;
