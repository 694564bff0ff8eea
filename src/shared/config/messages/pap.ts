import type { TranslationOf } from '../../language/translation';
import type { messages as en } from './en';

const pap = {
  tagline: 'Tur loke ta dushi riba e\u00a0isla, na un solo luga.',
  platforms: {
    cars: {
      name: 'Auto',
      line: 'Nobo y uza',
    },
    'real-estate': {
      name: 'Propiedad',
      line: 'Cas, apartamento y tereno',
    },
    stays: {
      name: 'Alohamento',
      line: 'Di hotel te cu guesthouse',
    },
    'water-sports': {
      name: 'Deporte acuatico',
      line: 'Surf, boto y buceo',
    },
    'nail-services': {
      name: 'Servicio di huña',
      line: 'Di manicure te cu\u00a0nail\u00a0art',
    },
  },
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
