import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  unableToLoad: 'No por a carga e contenido',
  tryAgain: 'Purba atrobe',
  retrying: 'Purbando...',
  refreshPage: 'Refresca pagina',
  someContentMissing: 'No por a carga un parti di e contenido.',
} satisfies Translation<typeof en>;
