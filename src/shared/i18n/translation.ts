import type { Placeholder } from './messages';

/** The placeholders of a text or of its plural forms. */
type PlaceholdersOf<Message> = Message extends string
  ? Placeholder<Message>
  : Placeholder<Message[keyof Message]>;

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/**
 * The type of a translation: the messages of the source with the same placeholders, and no others.
 * TypeScript reports messages that are missing, superfluous or have other placeholders.
 */
export type TranslationOf<Source, Target> = {
  readonly [Key in keyof Source | keyof Target]: Key extends keyof Source
    ? Key extends keyof Target
      ? TranslationOfMessage<Source[Key], Target[Key]>
      : 'this message is missing'
    : 'the source has no such message';
};

type TranslationOfMessage<Source, Target> = Source extends string
  ? Target extends string
    ? IsSame<PlaceholdersOf<Source>, PlaceholdersOf<Target>> extends true
      ? string
      : 'placeholders differ from those in en.ts'
    : 'is a text in the source'
  : Source extends { readonly other: string }
    ? Target extends { readonly other: string }
      ? IsSame<PlaceholdersOf<Source>, PlaceholdersOf<Target>> extends true
        ? {
            readonly [Form in keyof Target]: Form extends Intl.LDMLPluralRule
              ? string
              : 'is no plural form';
          }
        : 'placeholders differ from those in en.ts'
      : 'has plural forms in the source'
    : TranslationOf<Source, Target>;
