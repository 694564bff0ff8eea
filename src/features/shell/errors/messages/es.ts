import type { Translation } from '../../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Página no encontrada',
  notFoundLabel: '404 No encontrada',
  howToReachUs: 'Cómo contactarnos',
  missingPages: {
    terms: 'Aquí van los términos y condiciones. Debe agregarlos quien administra esta tienda.',
    privacy: 'Aquí va la política de privacidad. Debe agregarla quien administra esta tienda.',
    toCome:
      'Esta página aún no está lista. Mientras tanto, en Sobre nosotros verás cómo contactarnos.',
    forgotPassword: 'Aún no abrimos cuentas, así que no hay contraseña que restablecer.',
    unknown:
      'No hay ninguna página en esta dirección. Quizás cambió de dirección o el enlace tiene un error. El resto de la tienda está abierto.',
  },
} satisfies Translation<typeof en>;
