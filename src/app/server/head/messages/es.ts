import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  styleListedToday: {
    one: '{style}, {type}: {count} anuncio hoy en {place}.',
    other: '{style}, {type}: {count} anuncios hoy en {place}.',
  },
  typeListedToday: {
    one: '{type}: {count} anuncio hoy en {place}. {styles}',
    other: '{type}: {count} anuncios hoy en {place}. {styles}',
  },
  screenshotHome: 'Inicio: lo que hay hoy',
  screenshotBikes: 'Motos y bicis en venta, con filtros',
  serverBusy: 'Ahora hay muchas visitas. Vuelve a intentarlo en un momento.',
  serverFailed: 'Algo salió mal',
  preview: 'Vista previa',
  leavePreview: 'Salir de la vista previa',
} satisfies Translation<typeof en>;
