import { type Language, languages } from '../../../src/shared/i18n/languages';
import { messages as en } from './messages/en';
import { messages as es } from './messages/es';
import { messages as nl } from './messages/nl';
import { messages as pap } from './messages/pap';

type Messages = typeof en;

/** The messages that are one text in each language. */
export type ScaffoldText = {
  [Key in keyof Messages]: Messages[Key] extends string ? Key : never;
}[keyof Messages];

type ScaffoldCount = Exclude<keyof Messages, ScaffoldText>;
type Forms =
  | string
  | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });
type Texts = Readonly<Record<ScaffoldText, string> & Record<ScaffoldCount, Forms>>;

const texts: Readonly<Record<Language, Texts>> = { en, nl, es, pap };

/** What the texts of a new shop are made of. */
interface TextFacts {
  readonly name: string;
  readonly place: string;
  /** Of the platforms, in the language of the text. */
  readonly names: string;
}

/** A text of a new shop, in words that are true of any shop. */
export function scaffoldText(key: ScaffoldText, language: Language, facts: TextFacts): string {
  return texts[language][key].replace(
    /\{(name|place|names)\}/g,
    (_, fact: keyof TextFacts) => facts[fact],
  );
}

/** What a figure of a new shop counts. */
export function scaffoldCount(key: ScaffoldCount, language: Language, count: number): string {
  const forms = texts[language][key];
  if (typeof forms === 'string') return forms;
  return forms[languages[language].plural(count)] ?? forms.other;
}
