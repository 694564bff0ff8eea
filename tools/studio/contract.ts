import type { ShopFile } from '../../shop-file/shopFile';
import type { ContrastFault } from '../../shop-file/theme/contrast';
import type { ResolvedTheme } from '../../shop-file/theme/themeColors';

const ROOT = '/__studio/';

/** Paths of the brand studio on the development server. */
export const STUDIO = {
  root: ROOT,
  /** `GET` reads the shop file, `PUT` writes it. */
  file: `${ROOT}file`,
  /** `POST` checks an unsaved shop file. */
  check: `${ROOT}check`,
  /** WOFF2 files of the shop's folder, by name. */
  fonts: `${ROOT}fonts/`,
} as const;

/** The shop file on the disk. */
export interface StudioFile {
  readonly path: string;
  /** Of its content. */
  readonly hash: string;
  /** As written, not validated. */
  readonly value: Pick<ShopFile, 'fonts'>;
  /** Names of the WOFF2 files in its folder. */
  readonly fonts: readonly string[];
}

export interface StudioCheck {
  /** One line each, as at a start. */
  readonly faults: readonly string[];
  readonly contrast: readonly ContrastFault[];
  /** Absent for an invalid file. */
  readonly shown?: {
    readonly theme: ResolvedTheme;
    readonly colors: string;
    readonly fonts: string;
  };
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly hash: string }
  /** The file on the disk differs from the one that was read. */
  | { readonly kind: 'changed meanwhile' }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };
