import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  unableToLoad: 'El contenido no está disponible',
  tryAgain: 'Reintentar',
  retrying: 'Reintentando...',
  refreshPage: 'Actualizar página',
  someContentMissing: 'Parte del contenido no se pudo cargar.',
} satisfies Translation<typeof en>;
