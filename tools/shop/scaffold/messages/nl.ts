import type { Translation } from '../../../../src/shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Heel {place}, op één plek',
  tagline: 'Heel {place}, op één plek.',
  description:
    '{names}: heel {place} op één plek, met uitgelichte producten en tweewielers te koop.',
  delivery: 'Bezorging in heel {place}',
  returns: '14 dagen retourrecht',
  checkout: 'Veilig betalen',
  support: 'Vraag ons gerust',
  platformsTitle: 'Onze platforms',
  featuredLine: 'Voor vandaag gekozen',
  aboutTitle: 'Alles op één plek',
  lead: '{name} brengt het beste van {place} bij elkaar, en met één klik ben je er.',
  open: 'open',
  placeForAll: 'plek voor alles',
  mission: 'Kopen en verkopen in heel {place} net zo makkelijk maken als iets aan je buren vragen.',
  values: 'Eerlijke prijzen, gewone taal en verkopers die je kunt bereiken.',
  vision: 'Eén plek waar heel {place} winkelt.',
  partners: 'Lokale partners',
  partnersText: 'Werkt met winkels om de hoek.',
  loginWelcome: 'Fijn je weer te zien',
  signupWelcome: 'Doe mee met {name}',
  platforms: {
    one: 'platform',
    other: 'platforms',
  },
  languages: {
    one: 'taal',
    other: 'talen',
  },
} satisfies Translation<typeof en>;
