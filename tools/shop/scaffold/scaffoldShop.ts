import type { ShopFile } from '../../../shop-file/shopFile';
import { type Localized, textIn } from '../../../shop-file/shopFileParts';
import type { Language } from '../../../src/shared/i18n/languages';
import { type ScaffoldAnswers, idOf } from './scaffoldAnswers';
import { type ScaffoldText, scaffoldCount, scaffoldText } from './scaffoldTexts';
import { type ScaffoldColors, scaffoldTheme } from './scaffoldTheme';

export interface ScaffoldParts {
  readonly answers: ScaffoldAnswers;
  readonly colors: ScaffoldColors;
  /** The built-in shop, whose platforms, pictures and fonts a new one begins with. */
  readonly builtIn: ShopFile;
  /** Where the schema lies, seen from the shop file. */
  readonly schema: string;
  readonly logo: string;
  readonly sharePicture: string;
}

/** A whole shop file. */
export function scaffoldShop({ answers, colors, builtIn, schema, ...files }: ScaffoldParts) {
  const { name, place } = answers;
  const id = idOf(name);
  const inEach = (text: (language: Language) => string): Localized => {
    const [english = '', ...others] = answers.languages.map(text);
    // One text for all is enough where there is one.
    return others.every((other) => other === english)
      ? english
      : { en: english, ...Object.fromEntries(answers.languages.map((each) => [each, text(each)])) };
  };
  const own = (text: Localized) => inEach((language) => textIn(text, language));
  const platforms = answers.platforms.flatMap((each) =>
    builtIn.platforms.filter((platform) => platform.id === each),
  );
  const namesIn = (language: Language) =>
    platforms.map((platform) => textIn(platform.name, language)).join(', ');
  const say = (key: ScaffoldText) =>
    inEach((language) => scaffoldText(key, language, { name, place, names: namesIn(language) }));
  const counted = (key: 'platforms' | 'languages', count: number) => ({
    figure: String(count),
    text: inEach((language) => scaffoldCount(key, language, count)),
  });
  const [care, sellers, engineering, partners] = builtIn.about.roles;
  return {
    $schema: schema,
    id,
    languages: answers.languages,
    name,
    place,
    title: say('title'),
    tagline: say('tagline'),
    description: say('description'),
    currency: answers.currency,
    timeZone: answers.timeZone,
    contact: {
      address: answers.address,
      mapUrl: `https://www.openstreetmap.org/search?query=${encodeURIComponent(answers.address)}`,
      phone: answers.phone,
      email: answers.email,
    },
    social: [],
    ...files,
    promises: {
      delivery: say('delivery'),
      returns: say('returns'),
      checkout: say('checkout'),
      support: say('support'),
    },
    platformsTitle: say('platformsTitle'),
    platforms: platforms.map(({ subcategories, ...platform }) => ({
      ...platform,
      // Nobody has counted yet.
      count: 0,
      name: own(platform.name),
      line: own(platform.line),
      url: `https://${platform.id}.${id}.example`,
      isHot: false,
      subcategories:
        subcategories === 'vehicle types'
          ? subcategories
          : subcategories.map((subcategory) => ({ name: own(subcategory.name) })),
    })),
    featuredLine: say('featuredLine'),
    about: {
      title: say('aboutTitle'),
      lead: say('lead'),
      scene: builtIn.about.scene,
      claims: [
        counted('platforms', platforms.length),
        counted('languages', answers.languages.length),
        { figure: '24/7', text: say('open') },
        { figure: '1', text: say('placeForAll') },
      ],
      mission: say('mission'),
      values: say('values'),
      vision: say('vision'),
      platformsTitle: say('platformsTitle'),
      roles: [
        ...[care, sellers, engineering].flatMap((role) =>
          role ? [{ ...role, name: own(role.name), text: own(role.text) }] : [],
        ),
        {
          name: say('partners'),
          text: say('partnersText'),
          picture: partners?.picture ?? '',
        },
      ],
    },
    accounts: {
      scene: builtIn.accounts.scene,
      loginWelcome: say('loginWelcome'),
      signupWelcome: say('signupWelcome'),
    },
    errors: builtIn.errors,
    fonts: builtIn.fonts,
    theme: scaffoldTheme(colors, builtIn.theme.gradient),
  };
}
