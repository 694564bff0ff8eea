declare module '*/scripts/lib/buildOnce.mjs' {
  /** Builds the shop when its sources have changed since the last build. */
  export function buildOnce(): Promise<void>;
}

declare module '*/scripts/lib/messageFiles.mjs' {
  import type { Language } from '../src/shared/i18n/languages';

  /** The folders of message files. */
  export function messageFolders(): readonly string[];
  /** The texts of one file, by name. */
  export function readMessages(
    folder: string,
    language: Language,
  ): ReadonlyMap<string, { readonly text: string }>;
  /** What the screens but Home are called, by the ids of their routes. */
  export function readTitles(language: Language): Readonly<Record<string, string>>;
}

declare module '*/scripts/lib/pluralForms.mjs' {
  /** The header `Plural-Forms` of a language, and the names of its forms in CLDR. */
  export function pluralForms(tag: string): {
    readonly header: string;
    readonly names: readonly string[];
  };
}

declare module '*/scripts/lib/poFiles.mjs' {
  export interface Entry {
    readonly name: string;
    readonly source: readonly string[];
    readonly forms: Readonly<Record<string, string>>;
    readonly note: string;
    readonly reference: string;
  }

  /** Writes a catalogue. `before` is the file as it is. */
  export function writePo(entries: readonly Entry[], tag: string): string;
  /** Reads the translations of a catalogue. */
  export function readPo(text: string, entries: readonly Entry[], tag: string): readonly Entry[];
}

declare module '*/scripts/lib/programs.mjs' {
  /** A port that nobody listens on. */
  export function freePort(): Promise<number>;
}

declare module '*/scripts/lib/formatted.mjs' {
  /** The text of a file in the style of the project. `root` is the folder of the project. */
  export function formatted(root: string, file: string, text: string): Promise<string>;
}
