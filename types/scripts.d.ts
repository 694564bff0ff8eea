declare module '*/scripts/lib/buildOnce.mjs' {
  /** Builds the shop when its sources have changed since the last build. */
  export function buildOnce(): Promise<void>;
}

declare module '*/scripts/lib/messageFiles.mjs' {
  import type { Language } from '../src/shared/language/languages';

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
