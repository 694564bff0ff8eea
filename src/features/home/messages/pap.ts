import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const pap = {
  unableToLoad: 'No por a carga e contenido',
  tryAgain: 'Purba atrobe',
  retrying: 'Purbando...',
  refreshPage: 'Refresca pagina',
  someContentMissing: 'No por a carga un parti di e contenido.',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
