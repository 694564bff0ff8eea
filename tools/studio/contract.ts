import type { ContrastFault } from '../../shop-file/theme/contrast';
import type { ResolvedTheme } from '../../shop-file/theme/themeColors';
import type { Language } from '../../src/shared/i18n/languages';
import type { Shop } from '../../src/shared/shop/shop';

/*
 * What the brand studio and the development server say to each other.
 */

const ROOT = '/__studio/';

/** The paths that the development server handles for the studio. */
export const STUDIO = {
  root: ROOT,
  /** `GET` reads the shop file, `PUT` writes it. */
  file: `${ROOT}file`,
  /** `POST` checks a shop file that is not written yet. */
  check: `${ROOT}check`,
  /** The files of the shop's folder, by their names. */
  files: `${ROOT}files/`,
} as const;

/** A part of a shop file as JSON has it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** The shop file on the disk, and what it may name. */
export interface StudioFile {
  /** Of the file, for whom edits it. */
  readonly path: string;
  /** Of its content. */
  readonly hash: string;
  readonly value: JsonObject;
  /** Names of the pictures and fonts in its folder. */
  readonly names: readonly string[];
}

/** What is wrong in one place. */
export interface StudioFault {
  /** Such as `platforms[2].url`; '' for the whole file. */
  readonly place: string;
  readonly message: string;
}

/** A shop as the states show it. */
export interface ShownShop {
  readonly shops: Readonly<Partial<Record<Language, Shop>>>;
  readonly theme: ResolvedTheme;
  /** CSS of the page, apart from its fonts, which are not loaded again for another colour. */
  readonly colors: string;
  readonly fonts: string;
}

/** What a check of a shop file finds. */
export interface StudioCheck {
  readonly faults: readonly StudioFault[];
  readonly contrast: readonly ContrastFault[];
  /** Absent where the file's form is wrong. */
  readonly shown?: ShownShop;
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly hash: string }
  /** The file is another one than the studio has read. */
  | { readonly kind: 'changed meanwhile' }
  | { readonly kind: 'refused'; readonly faults: readonly StudioFault[] };
