export const messages = {
  title: 'About Us',
  description: 'Who makes {site}, what for, and how to reach us.',
  inFigures: 'In figures',
  whatWeStandFor: 'What we stand for',
  aims: {
    mission: 'Mission',
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
