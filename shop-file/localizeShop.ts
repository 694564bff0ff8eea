import type { Language } from '../src/shared/i18n/languages';
import { platformIcons } from '../src/shared/shop/platformIcons';
import type { ShopFile } from './shopFile';
import { type Localized, textIn } from './shopFileParts';
import { gradientCss } from './theme/themeStyles';

/** Address of a file of the shop, or an absolute path. */
type FileAddress = string;

/** Addresses of a shop's files. */
export interface ShopAddresses {
  /** Address of a file in the shop's folder. */
  readonly file: (name: string) => FileAddress;
  /** Addresses of the shop in its other languages. */
  readonly translations: Readonly<Partial<Record<Language, FileAddress>>>;
}

/** The shop in one language, with English as fallback for missing texts. */
export function localizeShop(
  shop: ShopFile,
  language: Language,
  { file, translations }: ShopAddresses,
) {
  const say = (text: Localized) => textIn(text, language);
  const scene = ({ wide, tall }: ShopFile['accounts']['scene']) => ({
    wide: file(wide),
    tall: file(tall),
  });
  const { contact, promises, about, accounts, errors } = shop;
  return {
    id: shop.id,
    languages: shop.languages,
    translations,
    name: shop.name,
    place: say(shop.place),
    areas: shop.areas,
    title: say(shop.title),
    tagline: say(shop.tagline),
    description: say(shop.description),
    currency: shop.currency,
    timeZone: shop.timeZone,
    contact: { ...contact, address: say(contact.address) },
    social: shop.social,
    logo: file(shop.logo),
    promises: {
      delivery: say(promises.delivery),
      returns: say(promises.returns),
      checkout: say(promises.checkout),
      support: say(promises.support),
    },
    platformsTitle: say(shop.platformsTitle),
    platforms: shop.platforms.map((platform) => {
      const { subcategories } = platform;
      return {
        ...platform,
        name: say(platform.name),
        line: say(platform.line),
        icon: platformIcons[platform.icon],
        tint: gradientCss('160deg', platform.tint),
        picture: file(platform.picture),
        tile: file(platform.tile),
        widePicture: file(platform.widePicture),
        subcategories:
          subcategories === 'vehicle types'
            ? subcategories
            : subcategories.map((subcategory) => ({ ...subcategory, name: say(subcategory.name) })),
      };
    }),
    bikes: shop.bikes,
    ...(shop.featuredLine && { featuredLine: say(shop.featuredLine) }),
    about: {
      title: say(about.title),
      lead: say(about.lead),
      scene: scene(about.scene),
      claims: about.claims.map(({ figure, text }) => ({ figure: say(figure), text: say(text) })),
      mission: say(about.mission),
      values: say(about.values),
      vision: say(about.vision),
      platformsTitle: say(about.platformsTitle),
      roles: about.roles.map(({ name, text, picture }) => ({
        name: say(name),
        text: say(text),
        picture: file(picture),
      })),
    },
    accounts: {
      scene: scene(accounts.scene),
      loginWelcome: say(accounts.loginWelcome),
      signupWelcome: say(accounts.signupWelcome),
    },
    ...(shop.terms !== undefined && { terms: shop.terms }),
    ...(shop.privacy !== undefined && { privacy: shop.privacy }),
    errors: { notFound: file(errors.notFound), failure: file(errors.failure) },
  };
}
