import type { TranslationOf } from '../../language/translation';
import type { messages as en } from './en';

const es = {
  tagline: 'Todo lo dushi de la\u00a0isla, en un solo lugar.',
  platforms: {
    cars: {
      name: 'Carros',
      line: 'Nuevos y usados',
    },
    'real-estate': {
      name: 'Bienes raíces',
      line: 'Casas, apartamentos y lotes',
    },
    stays: {
      name: 'Alojamiento',
      line: 'De hoteles a posadas',
    },
    'water-sports': {
      name: 'Deportes acuáticos',
      line: 'Tablas, botes y buceo',
    },
    'nail-services': {
      name: 'Servicios de uñas',
      line: 'Desde manicure hasta\u00a0nail\u00a0art',
    },
  },
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
