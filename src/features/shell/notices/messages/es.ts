import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  notices: 'Avisos',
  youAreOffline: 'Estás sin conexión.',
  savedAgo: 'Guardado {age}',
  tryAgain: 'Reintentar',
  updateReady: 'Hay una nueva versión de la tienda.',
  update: 'Actualizar',
  languageOffer: 'Esta página en español',
  languageFailed: 'No se pudo cargar {language}.',
  close: 'Cerrar',
  lessThanAMinuteAgo: 'hace menos de un minuto',
  minutesAgo: {
    one: 'hace {count} minuto',
    other: 'hace {count} minutos',
  },
  hoursAgo: {
    one: 'hace {count} hora',
    other: 'hace {count} horas',
  },
  daysAgo: {
    one: 'hace {count} día',
    other: 'hace {count} días',
  },
} satisfies Translation<typeof en>;
