import type { TranslationOf } from '../../language/translation';
import type { messages as en } from './en';

const nl = {
  tagline: 'Alles wat dushi is op het eiland, op één plek.',
  platforms: {
    cars: {
      name: 'Auto’s',
      line: 'Nieuw en gebruikt',
    },
    'real-estate': {
      name: 'Vastgoed',
      line: 'Huizen, flats en grond',
    },
    stays: {
      name: 'Overnachten',
      line: 'Van hotel tot pension',
    },
    'water-sports': {
      name: 'Watersport',
      line: 'Surfen, varen en duiken',
    },
    'nail-services': {
      name: 'Nagelstyling',
      line: 'Van manicure tot\u00a0nail\u00a0art',
    },
  },
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
