import path from 'node:path';
import * as v from 'valibot';
import { shopFileSchema } from '../../../shop-file/shopFile';
import { text, timeZone } from '../../../shop-file/shopFileParts';
import type { Hex } from '../../../shop-file/theme/color';
import { type Language, allLanguages } from '../../../src/shared/i18n/languages';

/** What an owner says of a new shop. */
export interface ScaffoldAnswers {
  readonly name: string;
  readonly place: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly color: Hex;
  readonly languages: readonly Language[];
  readonly platforms: readonly string[];
  /** A file of the owner's; '' for one that is made. */
  readonly logo: string;
}

export type AnswerName = keyof ScaffoldAnswers;

interface Question {
  readonly text: string;
  /** What the flag of the same name takes, for the help. */
  readonly takes: string;
  /** What counts when nothing is answered. */
  readonly standard: (folder: string, known: Partial<ScaffoldAnswers>) => string;
  readonly schema: v.GenericSchema<string, unknown>;
}

const { entries } = shopFileSchema;
const contact = entries.contact.entries;

const color = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^#?(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a colour such as #0b7285'),
  v.transform((written): Hex => {
    const digits = written.replace('#', '').toLowerCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  }),
);

/** Words with commas or spaces between them, each one of a list. */
const listOf = (names: readonly string[]) =>
  v.pipe(
    v.string(),
    v.transform((text) => [
      ...new Set(
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    ]),
    v.minLength(1, `must be some of ${names.join(', ')}`),
    v.everyItem((name) => names.includes(name), `must be some of ${names.join(', ')}`),
  );

/** The built-in shop's. */
const scaffoldPlatforms = ['cars', 'real-estate', 'stays', 'water-sports', 'nail-services'];

/** `My Shop` of `shops/my-shop`. */
function nameOf(folder: string): string {
  const words = path
    .basename(path.resolve(folder))
    .split(/[-_\s.]+/)
    .filter(Boolean);
  const name = words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1)).join(' ');
  return v.is(entries.name, name) ? name : 'My Market';
}

/** `my-shop` of `My Shop`: for the shop's id and its placeholders. */
export function idOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    // Accents.
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .replace(/ +/g, '-')
    .replace(/^[^a-z]+/, '');
  return plain === '' ? 'shop' : plain;
}

/** The questions in their order. */
export const questions: Readonly<Record<AnswerName, Question>> = {
  name: {
    text: 'Name of the shop',
    takes: '"Playa Market"',
    standard: nameOf,
    schema: entries.name,
  },
  place: {
    text: 'Where does it sell',
    takes: 'Aruba',
    standard: () => 'Aruba',
    schema: text(40),
  },
  currency: {
    text: 'Currency before prices',
    takes: 'USD',
    standard: () => 'AWG',
    schema: entries.currency,
  },
  timeZone: {
    text: 'Time zone, by its IANA name',
    takes: 'America/Aruba',
    // That of the owner's computer.
    standard: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    schema: timeZone,
  },
  phone: {
    text: 'Phone',
    takes: '"+297 555 0100"',
    standard: () => '+297 555 0100',
    schema: contact.phone,
  },
  email: {
    text: 'Email',
    takes: 'hello@playa.example',
    standard: (_, { name = '' }) => `hello@${idOf(name)}.example`,
    schema: contact.email,
  },
  address: {
    text: 'Address, in one line',
    takes: '"Main Street 1, Oranjestad"',
    standard: (_, { place = '' }) => place,
    schema: text(120),
  },
  color: {
    text: 'Colour of the shop',
    takes: '"#b91c1c"',
    standard: () => '#0b7285',
    schema: color,
  },
  languages: {
    text: `Languages, of ${allLanguages.join(', ')}`,
    takes: 'en,nl',
    standard: () => 'en',
    schema: v.pipe(
      listOf(allLanguages),
      // English is in every shop, and comes first.
      v.transform((chosen) =>
        allLanguages.filter((language) => language === 'en' || chosen.includes(language)),
      ),
    ),
  },
  platforms: {
    text: `Platforms, of ${scaffoldPlatforms.join(', ')}`,
    takes: 'cars,stays',
    standard: () => 'cars,real-estate,stays',
    schema: listOf(scaffoldPlatforms),
  },
  logo: {
    text: 'File of your logo, .svg or .png (empty: a letter)',
    takes: 'FILE',
    standard: () => '',
    schema: v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^$|\.(?:svg|png)$/i, 'must be a file whose name ends in .svg or .png'),
    ),
  },
};

export const answerNames = Object.keys(questions) as AnswerName[];

/** An answer, checked as the shop file will be, or what is wrong with it. */
export function readAnswer(
  name: AnswerName,
  answer: string,
): { readonly value: unknown } | { readonly fault: string } {
  const result = v.safeParse(questions[name].schema, answer);
  return result.success ? { value: result.output } : { fault: result.issues[0].message };
}
