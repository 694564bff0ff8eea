import { createContext, useContext } from 'react';
import type { ContrastFault } from '../../../shop-file/theme/contrast';
import type { ResolvedTheme } from '../../../shop-file/theme/themeColors';
import type { Language } from '../../../src/shared/i18n/languages';
import type { Json, StudioFault } from '../contract';
import type { Path } from '../places';

/** What all fields of the form share. */
export interface Form {
  /** Changes a part of the file; `undefined` takes it out. */
  readonly set: (path: Path, part: Json | undefined) => void;
  /** Takes suggested colours over. */
  readonly use: (suggestions: readonly ContrastFault['suggestion'][]) => void;
  readonly faults: readonly StudioFault[];
  readonly contrast: readonly ContrastFault[];
  /** Of the last file that could be shown: the colours that are derived. */
  readonly theme: ResolvedTheme | undefined;
  /** In which the shop speaks. */
  readonly languages: readonly Language[];
  /** Names of the files in the shop's folder. */
  readonly names: readonly string[];
}

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field outside of the form');
  return form;
}
