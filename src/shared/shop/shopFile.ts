import * as v from 'valibot';
import { type Language, allLanguages } from '../language/languages';
import { platformIcons } from './platformIcons';
import { themeSchema, tintSchema } from './theme/themeSchema';

const TEXT_MAX = 400;
const PLATFORMS_MAX = 8;

const text = (max = TEXT_MAX) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must have at most ${String(max)} characters`),
  );

/** One text for all languages, or one for each. Where one is missing, the first one stands in. */
const localized = (max = TEXT_MAX) =>
  v.union(
    [
      text(max),
      v.strictObject({
        en: text(max),
        ...Object.fromEntries(
          allLanguages
            .filter((language) => language !== 'en')
            .map((l) => [l, v.optional(text(max))]),
        ),
      }) as v.GenericSchema<LocalizedTexts>,
    ],
    'must be a text, or an object with a text for each language: {"en": "...", "nl": "..."}',
  );

export type LocalizedTexts = Readonly<{ en: string } & Partial<Record<Language, string>>>;
export type Localized = string | LocalizedTexts;

/** A link to another site. */
const webAddress = v.pipe(
  text(2_000),
  v.check(
    (link) => URL.canParse(link) && /^https?:$/.test(new URL(link).protocol),
    'must be a link that begins with https:// or http://',
  ),
);

/** A file in the shop's folder. Its content is checked when it is read. */
const file = (kinds: string, pattern: RegExp) =>
  v.pipe(
    text(200),
    v.regex(pattern, `must be the name of a file (${kinds})`),
    v.check(
      (name) => !name.startsWith('/') && !name.includes('\\') && !name.split('/').includes('..'),
      'must be in the folder of the shop file',
    ),
  );
const picture = file('.webp, .avif, .png, .jpg or .svg', /\.(webp|avif|png|jpe?g|svg)$/i);
const scene = v.strictObject({ wide: picture, tall: picture });

const subcategory = v.strictObject({
  name: localized(60),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)), 0),
  /** Where it leads; the platform's own link by default. */
  url: v.optional(webAddress),
});

const id = (what: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^[a-z][a-z\d-]{0,39}$/,
      `must be a short name for ${what}: small letters, digits and hyphens`,
    ),
  );

const platform = v.strictObject({
  id: v.pipe(
    id('the platform'),
    v.notValue('bikes', 'must not be "bikes": those are the shop\'s own listings'),
  ),
  name: localized(40),
  line: localized(80),
  url: webAddress,
  icon: v.picklist(platformIcons),
  isHot: v.optional(v.boolean(), false),
  /** One colour, or two between which it goes over. */
  tint: tintSchema,
  picture,
  tile: picture,
  widePicture: picture,
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)), 0),
  subcategories: v.optional(
    v.union(
      [
        v.literal('vehicle types'),
        v.pipe(v.array(subcategory), v.maxLength(12, 'must have at most 12 subcategories')),
      ],
      'must be "vehicle types", or a list: [{"name": "..."}]',
    ),
    [],
  ),
});

const fontFamily = v.strictObject({
  family: v.pipe(text(60), v.regex(/^[\w -]+$/, 'must be letters, digits, spaces and hyphens')),
  file: file('.woff2', /\.woff2$/i),
});

/** The shop file: all that belongs to one shop. `docs/shop-file.md` explains it for owners. */
export const shopFileSchema = v.strictObject({
  $schema: v.optional(v.string()),
  id: id('the shop'),
  languages: v.pipe(
    v.array(v.picklist(allLanguages)),
    v.check((list) => list[0] === 'en', 'must begin with "en"'),
    v.check((list) => new Set(list).size === list.length, 'must name each language once'),
  ),
  name: text(24),
  place: localized(40),
  title: localized(80),
  tagline: localized(120),
  description: localized(300),
  /** Parts of the place: visitors may look for bikes in one of them. */
  areas: v.optional(
    v.pipe(
      v.array(text(40)),
      v.maxLength(40, 'must have at most 40 areas'),
      v.check((list) => new Set(list).size === list.length, 'must name each area once'),
    ),
    [],
  ),
  currency: v.pipe(text(5), v.regex(/^[^\s\d<>&"]+$/, 'must be a short label such as AWG or $')),
  contact: v.strictObject({
    address: localized(120),
    mapUrl: webAddress,
    phone: v.pipe(
      text(24),
      v.regex(/^\+?[\d\s().-]{5,24}$/, 'must be a phone number such as +297 555 0100'),
    ),
    email: v.pipe(text(100), v.email('must be an email address')),
  }),
  social: v.pipe(
    v.array(v.strictObject({ name: text(24), url: webAddress })),
    v.maxLength(6, 'must have at most 6 links'),
  ),
  logo: file('.svg or .png', /\.(svg|png)$/i),
  sharePicture: file('.png or .jpg', /\.(png|jpe?g)$/i),
  /** For browsers that offer to install the shop. */
  screenshots: v.optional(
    v.strictObject({
      home: v.strictObject({ wide: picture, narrow: picture }),
      bikes: v.strictObject({ wide: picture, narrow: picture }),
    }),
  ),
  promises: v.strictObject({
    delivery: localized(60),
    returns: localized(60),
    checkout: localized(60),
    support: localized(60),
  }),
  platformsTitle: localized(60),
  platforms: v.pipe(
    v.array(platform),
    v.minLength(1, 'must have at least one platform'),
    v.maxLength(PLATFORMS_MAX, `must have at most ${String(PLATFORMS_MAX)} platforms`),
    v.check(
      (list) => new Set(list.map((each) => each.id)).size === list.length,
      'must have platforms with different ids',
    ),
  ),
  /** Below the title of the featured products. */
  featuredLine: v.optional(localized(80)),
  about: v.strictObject({
    title: localized(60),
    lead: localized(),
    scene,
    claims: v.pipe(
      v.array(v.strictObject({ figure: localized(12), text: localized(40) })),
      v.length(4, 'must have four claims'),
    ),
    mission: localized(200),
    values: localized(200),
    vision: localized(200),
    platformsTitle: localized(60),
    roles: v.pipe(
      v.array(v.strictObject({ name: localized(40), text: localized(120), picture })),
      v.minLength(1, 'must have at least one role'),
      v.maxLength(8, 'must have at most 8 roles'),
    ),
  }),
  accounts: v.strictObject({
    scene,
    loginWelcome: localized(60),
    signupWelcome: localized(60),
  }),
  errors: v.strictObject({ notFound: picture, failure: picture }),
  fonts: v.strictObject({ heading: fontFamily, text: fontFamily }),
  theme: themeSchema,
});

export type ShopFile = v.InferOutput<typeof shopFileSchema>;
