import * as v from 'valibot';
import { allLanguages } from '../src/shared/i18n/languages';
import { type PlatformIcon, platformIcons } from '../src/shared/shop/platformIcons';
import {
  count,
  file,
  fontFamily,
  id,
  localized,
  picture,
  scene,
  text,
  timeZone,
  webAddress,
} from './shopFileParts';
import { themeSchema } from './theme/themeSchema';
import { described, tintSchema } from './theme/tokenValues';

const PLATFORMS_MAX = 8;

const subcategory = v.strictObject({
  name: described('What the subcategory is called.', localized(60)),
  count: described(
    'How many things are in it; 0, and no number shows, where nobody counts.',
    count,
  ),
  url: described(
    "Where it leads, if it has a page of its own; else the platform's link.",
    v.optional(webAddress),
  ),
});

const bikes = v.strictObject({
  count: described(
    'How many bikes the shop offers, where no backend says it; 0, and no number shows, where nobody counts.',
    count,
  ),
  subcategories: described(
    'How many of them are of each kind.',
    v.optional(
      v.strictObject({
        'sports-bikes': described('How many sports bikes.', count),
        scooters: described('How many scooters.', count),
        cruisers: described('How many cruisers.', count),
        'electric-bikes': described('How many electric bikes.', count),
      }),
      {},
    ),
  ),
});

const platform = v.strictObject({
  id: described(
    'Short name of the platform: small letters, digits and hyphens. A backend that counts products for a category of this name sends the number for it.',
    v.pipe(
      id('the platform'),
      v.notValue('bikes', 'must not be "bikes": those are the shop\'s own listings'),
    ),
  ),
  name: described('What visitors read: in menus, in the sidebar, on Home.', localized(40)),
  line: described('A few words below the name, such as "New and used".', localized(80)),
  url: described('Link to the platform: a site of its own, with https://.', webAddress),
  icon: described('Icon in the sidebar.', v.picklist(Object.keys(platformIcons) as PlatformIcon[])),
  isHot: described('Whether the sidebar marks it with "Hot".', v.optional(v.boolean(), false)),
  tint: described(
    'Light ground of its pictures: one colour, or several that go over into each other. Texts are on it, so it must be opaque.',
    tintSchema,
  ),
  picture: described(
    'Picture on Home: 2 to 1, at least 256 by 128 pixels; best twice that.',
    picture,
  ),
  tile: described('Square picture in menus, at least 96 by 96 pixels.', picture),
  widePicture: described(
    'Wide picture on About, at least 1024 by 200 pixels; what it shows stands on its right.',
    picture,
  ),
  count: described(
    'How many things it offers, where no backend says it; 0, and no number shows, where nobody counts.',
    count,
  ),
  subcategories: described(
    'What the sidebar lists below the platform: a list, or "vehicle types" for the types of vehicles that the backend knows (one platform of a shop).',
    v.optional(
      v.union(
        [
          v.literal('vehicle types'),
          v.pipe(v.array(subcategory), v.maxLength(12, 'must have at most 12 subcategories')),
        ],
        'must be "vehicle types", or a list: [{"name": "..."}]',
      ),
      [],
    ),
  ),
});

const contact = v.strictObject({
  address: described('Where the shop is, in one line.', localized(120)),
  mapUrl: described('Link to a map that shows the address.', webAddress),
  phone: described(
    'Phone number with its country code, as visitors read and call it.',
    v.pipe(
      text(24),
      v.regex(/^\+?[\d\s().-]{5,24}$/, 'must be a phone number such as +297 555 0100'),
    ),
  ),
  email: described(
    'Email address for visitors.',
    v.pipe(text(100), v.email('must be an email address')),
  ),
});

const social = v.pipe(
  v.array(
    v.strictObject({
      name: described('Name of the network, such as "Instagram".', text(24)),
      url: described("Link to the shop's page there.", webAddress),
    }),
  ),
  v.maxLength(6, 'must have at most 6 links'),
);

const screenshots = (screen: string) =>
  v.strictObject({
    wide: described(`${screen} on a wide screen, at least 320 by 320 pixels.`, picture),
    narrow: described(`${screen} on a phone, at least 320 by 320 pixels.`, picture),
  });

const about = v.strictObject({
  title: described('Large title of About.', localized(60)),
  lead: described('The sentences below it.', localized()),
  scene: described(
    'Picture behind title and claims. What it shows stands on its right; texts are on its left.',
    scene('1280 by 520', '358 by 520'),
  ),
  claims: described(
    'Four figures of which the shop is proud.',
    v.pipe(
      v.array(
        v.strictObject({
          figure: described('The figure, such as "24/7".', localized(12)),
          text: described('What it counts.', localized(40)),
        }),
      ),
      v.length(4, 'must have four claims'),
    ),
  ),
  mission: described('What the shop wants to do for its visitors.', localized(200)),
  values: described('What the shop holds to.', localized(200)),
  vision: described('What the shop wants to become.', localized(200)),
  platformsTitle: described('Title above the platforms on About.', localized(60)),
  roles: described(
    'Who works for the shop, by role: 1 to 8.',
    v.pipe(
      v.array(
        v.strictObject({
          name: described('The role, such as "Customer care".', localized(40)),
          text: described('What these people do, in a sentence.', localized(120)),
          picture: described('Picture of the role: 4 to 3, at least 280 by 210 pixels.', picture),
        }),
      ),
      v.minLength(1, 'must have at least one role'),
      v.maxLength(8, 'must have at most 8 roles'),
    ),
  ),
});

/** The schema of the shop file. `docs/shop-file.md` explains it for owners. */
export const shopFileSchema = v.strictObject({
  $schema: described(
    'Where this description lies, for editors: the path or the address of shop.schema.json.',
    v.optional(v.string()),
  ),
  id: described(
    'Short name of the shop: small letters, digits and hyphens. It keeps what browsers store apart from other shops; once visitors have been there, leave it.',
    id('the shop'),
  ),
  languages: described(
    'The languages that the shop offers, each by its code, English first.',
    v.pipe(
      v.array(v.picklist(allLanguages)),
      v.check((list) => list[0] === 'en', 'must begin with "en"'),
      v.check((list) => new Set(list).size === list.length, 'must name each language once'),
      v.metadata({ minItems: 1, uniqueItems: true }),
    ),
  ),
  name: described('Name of the shop, in all languages.', text(30)),
  place: described('Where the shop sells, such as "Aruba".', localized(40)),
  title: described(
    'Title of Home, before the name: browsers and search engines show it.',
    localized(80),
  ),
  tagline: described(
    'What the shop is, in one sentence: in the footer and when it is shared.',
    localized(120),
  ),
  description: described('What search engines show of Home: one or two sentences.', localized(300)),
  areas: described(
    'Parts of the place, such as towns: visitors may look for bikes in one of them.',
    v.optional(
      v.pipe(
        v.array(text(40)),
        v.maxLength(40, 'must have at most 40 areas'),
        v.check((list) => new Set(list).size === list.length, 'must name each area once'),
        v.metadata({ uniqueItems: true }),
      ),
      [],
    ),
  ),
  currency: described(
    'Label before prices, such as "AWG", "USD" or "€". Nothing is converted.',
    v.pipe(text(5), v.regex(/^[^\s\d<>&"]+$/, 'must be a short label such as AWG or $')),
  ),
  timeZone: described(
    "Time zone of the shop by its IANA name, such as America/Aruba: a backend's dates without an offset are in it, so that a banner's last day ends at midnight of the shop. Without it they are in UTC.",
    v.optional(timeZone, 'UTC'),
  ),
  contact: described('How visitors reach the shop.', contact),
  social: described('Links to social networks in the footer, at most 6; [] for none.', social),
  logo: described(
    'The mark before the name: a square drawing (.svg, at most 50 kB) or picture (.png, at least 512 by 512 pixels). The icons for browsers and phones are made from it.',
    file('.svg or .png', /\.(svg|png)$/i),
  ),
  sharePicture: described(
    'What others show when a page is shared: .png or .jpg, at least 1200 by 630 pixels.',
    file('.png or .jpg', /\.(png|jpe?g)$/i),
  ),
  screenshots: described(
    'Pictures of screens, for browsers that offer to install the shop. They may be left out.',
    v.optional(
      v.strictObject({
        home: described('Home.', screenshots('Home')),
        bikes: described('Bikes.', screenshots('Bikes')),
      }),
    ),
  ),
  promises: described(
    'What header and footer promise. Promise what you keep.',
    v.strictObject({
      delivery: described('About delivery, at the top of each page.', localized(60)),
      returns: described('About returns.', localized(60)),
      checkout: described('About payment.', localized(60)),
      support: described('About help.', localized(60)),
    }),
  ),
  platformsTitle: described('Title above the platforms on Home.', localized(60)),
  platforms: described(
    'The sites that the shop links to, 1 to 8: what makes it a marketplace.',
    v.pipe(
      v.array(platform),
      v.minLength(1, 'must have at least one platform'),
      v.maxLength(PLATFORMS_MAX, `must have at most ${String(PLATFORMS_MAX)} platforms`),
      v.check(
        (list) => new Set(list.map((each) => each.id)).size === list.length,
        'must have platforms with different ids',
      ),
    ),
  ),
  bikes: described(
    "Counts of the shop's own listings in the sidebar; they may be left out.",
    v.optional(bikes, {}),
  ),
  featuredLine: described(
    'A line below the title of the featured products; it may be left out.',
    v.optional(localized(80)),
  ),
  about: described('The page About.', about),
  accounts: described(
    'The pages Login and Signup.',
    v.strictObject({
      scene: described('Picture beside the forms.', scene('656 by 760', '358 by 168')),
      loginWelcome: described('Title of Login.', localized(60)),
      signupWelcome: described('Title of Signup.', localized(60)),
    }),
  ),
  terms: described(
    'Link to the terms and conditions: in the footer and on Signup. Without it the shop has a page that says whose text is missing.',
    v.optional(webAddress),
  ),
  privacy: described('Link to the privacy policy, at the same places.', v.optional(webAddress)),
  errors: described(
    'Pictures of what went wrong.',
    v.strictObject({
      notFound: described('For an unknown address, at least 400 by 280 pixels.', picture),
      failure: described('For what did not load, at least 400 by 280 pixels.', picture),
    }),
  ),
  fonts: described(
    'The two fonts of the shop. They may be the same file.',
    v.strictObject({
      heading: described('Font of titles, names and prices; bold weights are used.', fontFamily),
      text: described('Font of all else, in weights from 400 to 700.', fontFamily),
    }),
  ),
  theme: described(
    'Colours, scenes and corners, in the Design Tokens format. Five colours are enough; docs/theming.md says where each shows.',
    themeSchema,
  ),
});

export type ShopFile = v.InferOutput<typeof shopFileSchema>;
