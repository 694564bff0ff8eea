import type { Language } from '../../../src/shared/language/languages';

/** What the texts of a new shop are made of. */
export interface TextFacts {
  readonly name: string;
  readonly place: string;
  /** Of the platforms, in the language of the text. */
  readonly names: string;
}

type Text = (facts: TextFacts) => string;
type Texts = Readonly<Record<Language, Text | string>>;

/** One or several of something. */
interface Counted {
  readonly one: Texts;
  readonly other: Texts;
}

/** The texts of a new shop that say its name or place, in words that are true of any shop. */
export const starterTexts = {
  title: {
    en: ({ place }) => `All of ${place}, in one place`,
    nl: ({ place }) => `Heel ${place}, op één plek`,
    es: ({ place }) => `Todo lo de ${place}, en un solo lugar`,
    pap: ({ place }) => `Henter ${place}, na un solo luga`,
  },
  tagline: {
    en: ({ place }) => `All of ${place}, in one place.`,
    nl: ({ place }) => `Heel ${place}, op één plek.`,
    es: ({ place }) => `Todo lo de ${place}, en un solo lugar.`,
    pap: ({ place }) => `Henter ${place}, na un solo luga.`,
  },
  description: {
    en: ({ names, place }) =>
      `${names}: all of ${place} in one place, with featured products and bikes for sale.`,
    nl: ({ names, place }) =>
      `${names}: heel ${place} op één plek, met uitgelichte producten en tweewielers te koop.`,
    es: ({ names, place }) =>
      `${names}: todo lo de ${place} en un solo lugar, con productos destacados y venta de motos y bicis.`,
    pap: ({ names, place }) =>
      `${names}: henter ${place} na un solo luga, cu producto destaca, brommer y bicicleta na benta.`,
  },
  delivery: {
    en: ({ place }) => `Delivery in ${place}`,
    nl: ({ place }) => `Bezorging in heel ${place}`,
    es: ({ place }) => `Entrega en ${place}`,
    pap: ({ place }) => `Entrega na ${place}`,
  },
  returns: {
    en: '14-day return policy',
    nl: '14 dagen retourrecht',
    es: '14 días para devoluciones',
    pap: '14 dia pa debolbe',
  },
  checkout: { en: 'Secure checkout', nl: 'Veilig betalen', es: 'Pago seguro', pap: 'Pago sigur' },
  support: {
    en: 'Ask us anything',
    nl: 'Vraag ons gerust',
    es: 'Pregúntanos lo que quieras',
    pap: 'Puntra nos loke bo kier',
  },
  platformsTitle: {
    en: 'Our platforms',
    nl: 'Onze platforms',
    es: 'Nuestras plataformas',
    pap: 'Nos plataformanan',
  },
  featuredLine: {
    en: 'Picked for today',
    nl: 'Voor vandaag gekozen',
    es: 'Elegidos para hoy',
    pap: 'Scogi pa awe',
  },
  aboutTitle: {
    en: 'Everything in one place',
    nl: 'Alles op één plek',
    es: 'Todo en un solo lugar',
    pap: 'Tur cos na un solo luga',
  },
  lead: {
    en: ({ name, place }) =>
      `${name} brings the best of ${place} together, and takes you there in one click.`,
    nl: ({ name, place }) =>
      `${name} brengt het beste van ${place} bij elkaar, en met één klik ben je er.`,
    es: ({ name, place }) => `${name} reúne lo mejor de ${place}, a un solo clic.`,
    pap: ({ name, place }) => `${name} ta uni loke ${place} tin di ofrece, na un solo click.`,
  },
  open: { en: 'open', nl: 'open', es: 'abierto', pap: 'habri' },
  placeForAll: {
    en: 'place for everything',
    nl: 'plek voor alles',
    es: 'lugar para todo',
    pap: 'luga pa tur cos',
  },
  mission: {
    en: ({ place }) => `Make buying and selling in ${place} as easy as asking a neighbour.`,
    nl: 'Kopen en verkopen net zo makkelijk maken als iets aan je buren vragen.',
    es: ({ place }) =>
      `Hacer que comprar y vender en ${place} sea tan fácil como preguntarle a un vecino.`,
    pap: ({ place }) => `Haci cumpra y bende na ${place} mes facil cu puntra un bisiña.`,
  },
  values: {
    en: 'Fair prices, plain words, and sellers you can reach.',
    nl: 'Eerlijke prijzen, gewone taal en verkopers die je kunt bereiken.',
    es: 'Precios justos, palabras claras y vendedores a tu alcance.',
    pap: 'Prijs husto, palabra cla, y bendedo na bo alcance.',
  },
  vision: {
    en: ({ place }) => `One place where all of ${place} shops.`,
    nl: ({ place }) => `Eén plek waar heel ${place} winkelt.`,
    es: ({ place }) => `Un solo lugar para comprar en ${place}.`,
    pap: ({ place }) => `Un solo luga caminda henter ${place} ta cumpra.`,
  },
  partners: {
    en: 'Local partners',
    nl: 'Lokale partners',
    es: 'Socios locales',
    pap: 'Partner local',
  },
  partnersText: {
    en: 'Works with shops around the corner.',
    nl: 'Werkt met winkels om de hoek.',
    es: 'Trabaja con las tiendas de la zona.',
    pap: 'Ta traha cu tienda den bario.',
  },
  loginWelcome: {
    en: 'Good to see you again',
    nl: 'Fijn je weer te zien',
    es: 'Qué bueno verte de nuevo',
    pap: 'Contento di mira bo atrobe',
  },
  signupWelcome: {
    en: ({ name }) => `Join ${name}`,
    nl: ({ name }) => `Doe mee met ${name}`,
    es: ({ name }) => `Únete a ${name}`,
    pap: ({ name }) => `Bin forma parti di ${name}`,
  },
} satisfies Readonly<Record<string, Texts>>;

/** What the figures of a new shop count. */
export const starterCounts = {
  platforms: {
    one: { en: 'platform', nl: 'platform', es: 'plataforma', pap: 'plataforma' },
    other: { en: 'platforms', nl: 'platforms', es: 'plataformas', pap: 'plataforma' },
  },
  languages: {
    one: { en: 'language', nl: 'taal', es: 'idioma', pap: 'idioma' },
    other: { en: 'languages', nl: 'talen', es: 'idiomas', pap: 'idioma' },
  },
} satisfies Readonly<Record<string, Counted>>;
