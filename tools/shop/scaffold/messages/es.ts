import type { Translation } from '../../../../src/shared/i18n/messages';
import type { messages as en } from './en';

export const messages = {
  title: 'Todo lo de {place}, en un solo lugar',
  tagline: 'Todo lo de {place}, en un solo lugar.',
  description:
    '{names}: todo lo de {place} en un solo lugar, con productos destacados y venta de motos y bicis.',
  delivery: 'Entrega en {place}',
  returns: '14 días para devoluciones',
  checkout: 'Pago seguro',
  support: 'Pregúntanos lo que quieras',
  platformsTitle: 'Nuestras plataformas',
  featuredLine: 'Elegidos para hoy',
  aboutTitle: 'Todo en un solo lugar',
  lead: '{name} reúne lo mejor de {place}, a un solo clic.',
  open: 'abierto',
  placeForAll: 'lugar para todo',
  mission: 'Hacer que comprar y vender en {place} sea tan fácil como preguntarle a un vecino.',
  values: 'Precios justos, palabras claras y vendedores a tu alcance.',
  vision: 'Un solo lugar para comprar en {place}.',
  partners: 'Socios locales',
  partnersText: 'Trabaja con las tiendas de la zona.',
  loginWelcome: 'Qué bueno verte de nuevo',
  signupWelcome: 'Únete a {name}',
  platforms: {
    one: 'plataforma',
    other: 'plataformas',
  },
  languages: {
    one: 'idioma',
    other: 'idiomas',
  },
} satisfies Translation<typeof en>;
