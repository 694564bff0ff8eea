/** The claims of spec §1, as stats. */
export const claims = [
  { figure: '50K+', text: 'active users' },
  { figure: '5+', text: 'platform services' },
  { figure: '99.9%', text: 'uptime' },
  { figure: '4.8/5', text: 'rating' },
] as const;

export const aims = [
  {
    id: 'mission',
    heading: 'Mission',
    text: 'Make buying and selling on Aruba as easy as asking a neighbour.',
  },
  { id: 'values', heading: 'Values', text: 'Fair prices, plain words, and sellers you can reach.' },
  {
    id: 'vision',
    heading: 'Vision',
    text: 'One place where the whole island shops, stays and moves.',
  },
] as const;

/** Teams by role; no invented persons. */
export const teams = [
  { id: 'care', name: 'Customer care', text: 'Answers you, day and night.' },
  { id: 'sellers', name: 'Seller success', text: 'Helps shops open, price and deliver.' },
  { id: 'engineering', name: 'Engineering', text: 'Keeps the market quick and safe.' },
  { id: 'island', name: 'Island partners', text: 'Works with hotels, marinas and salons.' },
] as const;
