import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const es = {
  unableToLoad: 'El contenido no está disponible',
  tryAgain: 'Reintentar',
  retrying: 'Reintentando...',
  refreshPage: 'Actualizar página',
  someContentMissing: 'Parte del contenido no se pudo cargar.',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
