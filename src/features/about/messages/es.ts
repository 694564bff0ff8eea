import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const es = {
  title: 'Todo lo dushi de la\u00a0isla',
  lead: 'Dushi significa dulce o querido. {site} reúne las tiendas, casas, alojamientos y servicios de Aruba.',
  inFigures: 'En cifras',
  claims: {
    users: {
      figure: '50K+',
      text: 'usuarios activos',
    },
    services: {
      figure: '5+',
      text: 'servicios de plataforma',
    },
    uptime: {
      figure: '99,9%',
      text: 'disponibilidad',
    },
    rating: {
      figure: '4,8/5',
      text: 'calificación',
    },
  },
  whatWeStandFor: 'Lo que nos mueve',
  aims: {
    mission: {
      heading: 'Misión',
      text: 'Hacer que comprar y vender en Aruba sea tan fácil como preguntarle a un vecino.',
    },
    values: {
      heading: 'Valores',
      text: 'Precios justos, palabras claras y vendedores a tu alcance.',
    },
    vision: {
      heading: 'Visión',
      text: 'Un solo lugar donde toda la isla compra, se aloja y se mueve.',
    },
  },
  ourFivePlatforms: 'Nuestras cinco plataformas',
  explorePlatform: 'Ver plataforma',
  theTeam: 'El equipo',
  whoDoesWhat: 'Quién hace qué en {site}',
  teams: {
    care: {
      name: 'Atención al cliente',
      text: 'Te responde de día y de noche.',
    },
    sellers: {
      name: 'Apoyo a vendedores',
      text: 'Ayuda a las tiendas a abrir, fijar precios y entregar.',
    },
    engineering: {
      name: 'Ingeniería',
      text: 'Mantiene el mercado rápido y seguro.',
    },
    island: {
      name: 'Socios de la isla',
      text: 'Trabaja con hoteles, marinas y salones.',
    },
  },
  sayHello: 'Ven a saludarnos',
  callWriteWalkIn: 'Llama, escribe o pasa a vernos.',
  callUs: 'Llámanos',
  openMap: 'Abrir el mapa',
  writeToUs: 'Escríbenos',
} as const;

export const messages = es satisfies TranslationOf<typeof en, typeof es>;
