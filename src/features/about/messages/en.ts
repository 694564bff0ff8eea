export const messages = {
  title: 'Everything sweet on the island',
  lead: 'Dushi means sweet, or dear. {site} brings the shops, homes, stays and services of Aruba together.',
  inFigures: 'In figures',
  claims: {
    users: {
      figure: '50K+',
      text: 'active users',
    },
    services: {
      figure: '5+',
      text: 'platform services',
    },
    uptime: {
      figure: '99.9%',
      text: 'uptime',
    },
    rating: {
      figure: '4.8/5',
      text: 'rating',
    },
  },
  whatWeStandFor: 'What we stand for',
  aims: {
    mission: {
      heading: 'Mission',
      text: 'Make buying and selling on Aruba as easy as asking a neighbour.',
    },
    values: {
      heading: 'Values',
      text: 'Fair prices, plain words, and sellers you can reach.',
    },
    vision: {
      heading: 'Vision',
      text: 'One place where the whole island shops, stays and moves.',
    },
  },
  ourFivePlatforms: 'Our five platforms',
  explorePlatform: 'Explore Platform',
  theTeam: 'The team',
  whoDoesWhat: 'Who does what at {site}',
  teams: {
    care: {
      name: 'Customer care',
      text: 'Answers you, day and night.',
    },
    sellers: {
      name: 'Seller success',
      text: 'Helps shops open, price and deliver.',
    },
    engineering: {
      name: 'Engineering',
      text: 'Keeps the market quick and safe.',
    },
    island: {
      name: 'Island partners',
      text: 'Works with hotels, marinas and salons.',
    },
  },
  sayHello: 'Come and say hello',
  callWriteWalkIn: 'Call, write, or walk in.',
  callUs: 'Call us',
  openMap: 'Open the map',
  writeToUs: 'Write to us',
} as const;
