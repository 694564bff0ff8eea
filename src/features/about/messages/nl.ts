import type { TranslationOf } from '../../../shared/language/translation';
import type { messages as en } from './en';

const nl = {
  title: 'Alles wat dushi is op het eiland',
  lead: 'Dushi betekent lekker, lief of fijn. {site} brengt de winkels, huizen, overnachtingen en diensten van Aruba bij elkaar.',
  inFigures: 'In cijfers',
  claims: {
    users: {
      figure: '50K+',
      text: 'actieve gebruikers',
    },
    services: {
      figure: '5+',
      text: 'platformdiensten',
    },
    uptime: {
      figure: '99,9%',
      text: 'beschikbaarheid',
    },
    rating: {
      figure: '4,8/5',
      text: 'beoordeling',
    },
  },
  whatWeStandFor: 'Waar we voor staan',
  aims: {
    mission: {
      heading: 'Missie',
      text: 'Kopen en verkopen op Aruba net zo makkelijk maken als iets aan je buren vragen.',
    },
    values: {
      heading: 'Waarden',
      text: 'Eerlijke prijzen, gewone taal en verkopers die je kunt bereiken.',
    },
    vision: {
      heading: 'Visie',
      text: 'Eén plek waar het hele eiland winkelt, overnacht en op weg gaat.',
    },
  },
  ourFivePlatforms: 'Onze vijf platforms',
  explorePlatform: 'Bekijk platform',
  theTeam: 'Het team',
  whoDoesWhat: 'Wie wat doet bij {site}',
  teams: {
    care: {
      name: 'Klanten\u00adservice',
      text: 'Geeft je antwoord, dag en nacht.',
    },
    sellers: {
      name: 'Hulp voor verkopers',
      text: 'Helpt winkels bij openen, prijzen en bezorgen.',
    },
    engineering: {
      name: 'Techniek',
      text: 'Houdt de markt snel en veilig.',
    },
    island: {
      name: 'Partners op het eiland',
      text: 'Werkt met hotels, jachthavens en salons.',
    },
  },
  sayHello: 'Kom gedag zeggen',
  callWriteWalkIn: 'Bel, schrijf of loop binnen.',
  callUs: 'Bel ons',
  openMap: 'Open de kaart',
  writeToUs: 'Schrijf ons',
} as const;

export const messages = nl satisfies TranslationOf<typeof en, typeof nl>;
