import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const es = {
  descriptions: {
    home: 'Carros, casas, alojamientos, deportes acuáticos y servicios de uñas de toda Aruba, con productos destacados y venta de motos y bicis.',
    login: 'Ingresa a {site}.',
    signup: 'Regístrate en {site}.',
    bikes: 'Scooters, cruisers y bicis de ruta de vendedores de toda Aruba.',
    about: 'Quién hace {site}, para qué y cómo contactarnos.',
    vehicles: 'Carros, SUV, pickups y más de toda Aruba, por tipo.',
  },
  comingSoon: '{title} en {site}: próximamente.',
  styleListedToday: {
    one: '{style}, {type}: {count} anuncio hoy en Aruba.',
    other: '{style}, {type}: {count} anuncios hoy en Aruba.',
  },
  typeListedToday: {
    one: '{type}: {count} anuncio hoy en Aruba. {styles}',
    other: '{type}: {count} anuncios hoy en Aruba. {styles}',
  },
  screenshotHome: 'Inicio: lo que hay hoy',
  screenshotBikes: 'Motos y bicis en venta, con filtros',
  serverBusy: 'El sitio está ocupado. Vuelve a intentarlo en un momento.',
  serverFailed: 'Algo salió mal',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
