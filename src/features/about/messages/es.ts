import type { TranslationOf } from '../../../shared/i18n/translation';
import type { messages as en } from './en';

const es = {
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
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
