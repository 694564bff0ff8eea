import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const pap = {
  title: 'Tur loke ta dushi riba e\u00a0isla',
  lead: 'Dushi ta tur loke nos ta gusta y stima. {site} ta uni e tiendanan, casnan, alohamento y servicionan di Aruba.',
  inFigures: 'Den cifra',
  claims: {
    users: {
      figure: '50K+',
      text: 'usuario activo',
    },
    services: {
      figure: '5+',
      text: 'servicio di plataforma',
    },
    uptime: {
      figure: '99,9%',
      text: 'disponibilidad',
    },
    rating: {
      figure: '4,8/5',
      text: 'baloracion',
    },
  },
  whatWeStandFor: 'Nos principionan',
  aims: {
    mission: {
      heading: 'Mision',
      text: 'Haci cumpra y bende na Aruba mes facil cu puntra un bisiña.',
    },
    values: {
      heading: 'Balornan',
      text: 'Prijs husto, palabra cla, y bendedo na bo alcance.',
    },
    vision: {
      heading: 'Vision',
      text: 'Un solo luga caminda henter e isla ta cumpra, haya alohamento y haya transporte.',
    },
  },
  ourFivePlatforms: 'Nos cinco plataforma',
  explorePlatform: 'Wak plataforma',
  theTeam: 'E team',
  whoDoesWhat: 'Ken ta haci kico na {site}',
  teams: {
    care: {
      name: 'Servicio na cliente',
      text: 'Ta contesta bo, dia y nochi.',
    },
    sellers: {
      name: 'Apoyo na bendedo',
      text: 'Ta yuda tienda habri, pone prijs y entrega.',
    },
    engineering: {
      name: 'Tecnologia',
      text: 'Ta tene e mercado lihe y sigur.',
    },
    island: {
      name: 'Partner riba e isla',
      text: 'Ta traha cu hotel, marina y salon.',
    },
  },
  sayHello: 'Bin bisa nos bon dia',
  callWriteWalkIn: 'Yama, skirbi of pasa cerca nos.',
  callUs: 'Yama nos',
  openMap: 'Habri e mapa',
  writeToUs: 'Skirbi nos',
} as const;

export const messages = pap satisfies TranslationOf<typeof en, typeof pap>;
