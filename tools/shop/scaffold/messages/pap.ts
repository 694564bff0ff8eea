import type { Translation } from '../../../../src/shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Henter {place}, na un solo luga',
  tagline: 'Henter {place}, na un solo luga.',
  description:
    '{names}: henter {place} na un solo luga, cu producto destaca, brommer y bicicleta na benta.',
  delivery: 'Entrega na {place}',
  returns: '14 dia pa debolbe',
  checkout: 'Pago sigur',
  support: 'Puntra nos loke bo kier',
  platformsTitle: 'Nos plataformanan',
  featuredLine: 'Scogi pa awe',
  aboutTitle: 'Tur cos na un solo luga',
  lead: '{name} ta uni loke {place} tin di ofrece, na un solo click.',
  open: 'habri',
  placeForAll: 'luga pa tur cos',
  mission: 'Haci cumpra y bende na {place} mes facil cu puntra un bisiña.',
  values: 'Prijs husto, palabra cla, y bendedo na bo alcance.',
  vision: 'Un solo luga caminda henter {place} ta cumpra.',
  partners: 'Partner local',
  partnersText: 'Ta traha cu tienda den bario.',
  loginWelcome: 'Contento di mira bo atrobe',
  signupWelcome: 'Bin forma parti di {name}',
  platforms: 'plataforma',
  languages: 'idioma',
} satisfies Translation<typeof en>;
