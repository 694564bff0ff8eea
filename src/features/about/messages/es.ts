import type { Translation } from '../../../shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Sobre nosotros',
  description: 'Quién hace {site}, para qué y cómo contactarnos.',
  inFigures: 'En cifras',
  whatWeStandFor: 'Lo que nos mueve',
  aims: {
    mission: 'Misión',
    values: 'Valores',
    vision: 'Visión',
  },
  explorePlatform: 'Ver plataforma',
  theTeam: 'El equipo',
  whoDoesWhat: 'Quién hace qué en {site}',
  sayHello: 'Ven a saludarnos',
  callWriteWalkIn: 'Llama, escribe o pasa a vernos.',
  callUs: 'Llámanos',
  openMap: 'Abrir el mapa',
  writeToUs: 'Escríbenos',
} satisfies Translation<typeof en>;
