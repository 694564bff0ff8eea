export const messages = {
  title: 'Page not found',
  notFoundLabel: '404 Not Found',
  howToReachUs: 'How to reach us',
  missingPages: {
    terms: 'The terms and conditions belong here. They are for the owner of this shop to add.',
    privacy: 'The privacy policy belongs here. It is for the owner of this shop to add.',
    toCome: 'This page is still to come. Until then, About Us says how to reach us.',
    forgotPassword: 'Accounts are not open yet, so there is no password to reset.',
    unknown:
      'There is no page at this address. It may have moved, or the link has a typo. The rest of the shop is open.',
  },
} as const;
